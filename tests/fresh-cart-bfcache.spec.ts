import { expect, test } from './shop'
import { WITH_BFCACHE } from './with-bfcache'

test.use(WITH_BFCACHE)

test('[X13] a page that comes back from the back/forward cache asks when the cart has changed meanwhile', async ({
  page,
  shop,
}) => {
  // Playwright cannot reach a restored page. The test reads the page's requests from the server.
  await page.addInitScript(() => {
    if (location.pathname !== '/cart/') return
    addEventListener('load', () => setTimeout(() => history.back(), 100))
  })
  await shop.open('/shop/?fragments=laurel')
  await page.locator('.add_to_cart_button').first().click()
  await expect(page.locator('#header .num-items')).toHaveText('6')
  const asked = async () => (await shop.calls('get_refreshed_fragments')).length
  const removed = await page.locator('#header .remove-product').first().getAttribute('href')
  await page.evaluate((url) => location.assign(url ?? ''), removed)
  await expect.poll(asked).toBe(1)
  const pages = (await shop.calls('page')).filter(({ path }) => path.startsWith('/shop/'))
  expect(pages, 'the page came from the cache').toHaveLength(1)
})

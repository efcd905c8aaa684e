import { expect, test } from './shop'
import { WITH_BFCACHE } from './with-bfcache'

test.use(WITH_BFCACHE)

test('[X01] a page that comes back from the back/forward cache goes on where it was', async ({
  page,
  shop,
}) => {
  // Playwright cannot reach a restored page. The page clicks by script, and the test reads its requests from the server.
  await page.addInitScript(() => {
    if (location.pathname === '/shop/') addEventListener('load', () => setTimeout(() => history.back(), 100))
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.querySelector<HTMLElement>('.love-it:not(.loved)')?.click()
    })
  })
  await shop.open('/blog/?jquery=none')
  const loved = page.locator('.love-it').first()
  const first = await loved.getAttribute('data-post-id')
  await loved.click()
  await expect(loved).toHaveClass(/loved/)
  await page.evaluate(() => location.assign('/shop/'))
  await expect.poll(async () => (await shop.calls('love_it')).length).toBe(2)
  const [, second] = await shop.calls('love_it')
  expect(second?.fields['item_id']).not.toBe(first)
  const pages = (await shop.calls('page')).filter(({ path }) => path.startsWith('/blog/'))
  expect(pages, 'the page came from the cache').toHaveLength(1)
})

import { expect, test } from './shop'
import { WITH_BFCACHE } from './with-bfcache'

test.use(WITH_BFCACHE)

test('[S37] a quick view that was still loading when the page was left loads when the visitor is back', async ({
  page,
  shop,
}) => {
  // Playwright cannot reach a restored page. The test reads the page's requests from the server.
  await page.addInitScript(() => {
    if (location.pathname === '/blog/') addEventListener('load', () => setTimeout(() => history.back(), 100))
  })
  await shop.fault('jckqv:slow:600000')
  await shop.open('/shop/?quick-view=on&jquery=none')
  await page.locator('#products .jckqvBtn').first().click()
  await expect(page.locator('.mfp-s-loading')).toHaveCount(1)
  await page.evaluate(() => location.assign('/blog/'))
  await expect.poll(async () => (await shop.calls('jckqv')).length).toBe(2)
  const pages = (await shop.calls('page')).filter(({ path }) => path.startsWith('/shop/'))
  expect(pages, 'the page came from the cache').toHaveLength(1)
})

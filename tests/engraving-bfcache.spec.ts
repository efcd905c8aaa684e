import { expect, test } from './shop'
import { WITH_BFCACHE } from './with-bfcache'

test.use(WITH_BFCACHE)

test('[E05] nothing typed is lost: Back by the back/forward cache', async ({ page, shop }) => {
  // Playwright cannot reach a restored page. The page reports to the server.
  await page.addInitScript(() => {
    if (location.pathname === '/shop/') addEventListener('load', () => setTimeout(() => history.back(), 100))
    addEventListener('pageshow', ({ persisted }) => {
      const held = document.querySelector<HTMLInputElement>('[name="line_0_0[]"]')?.value ?? ''
      const fields = { action: 'report', persisted: String(persisted), held }
      if (persisted)
        void fetch('/wp-admin/admin-ajax.php', { method: 'POST', body: new URLSearchParams(fields) })
    })
  })
  await shop.open('/monsta-engravings-details/?jquery=none')
  await shop.mounted('engraving-lines')
  await page.locator('[name="line_0_0[]"]').first().fill('Champion')
  await page.evaluate(() => location.assign('/shop/'))
  await expect.poll(async () => (await shop.calls('report')).length).toBe(1)
  expect((await shop.calls('report'))[0]?.fields).toMatchObject({ persisted: 'true', held: 'Champion' })
})

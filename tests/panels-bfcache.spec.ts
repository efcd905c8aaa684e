import { expect, test } from './shop'
import { WITH_BFCACHE } from './with-bfcache'

test.use(WITH_BFCACHE)

test('[S06] a page that comes back shows no open panel, and opens one again', async ({ page, shop }) => {
  // Playwright cannot reach a restored page. The page checks itself, and reports to the server by the address that it opens.
  await page.addInitScript(() => {
    if (location.pathname === '/shop/') addEventListener('load', () => setTimeout(() => history.back(), 100))
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
      const before = document.body.className
      document.querySelector<HTMLElement>('.mobile-menu-link')?.click()
      const after = document.body.className
      location.assign(`/blog/?before=${encodeURIComponent(before)}&after=${encodeURIComponent(after)}`)
    })
  })
  await page.setViewportSize({ width: 390, height: 800 })
  await shop.open('/home/?jquery=none')
  await page.click('.mobile-menu-link')
  await expect(page.locator('body')).toHaveClass(/mobile-menu-open/)
  await page.evaluate(() => location.assign('/shop/'))
  await page.waitForURL('**/blog/**')
  const report = new URL(page.url()).searchParams
  expect(report.get('before')).not.toMatch(/mobile-menu/)
  expect(report.get('after')).toMatch(/mobile-menu-open/)
})

import { expect, test } from './shop'
import { WITH_BFCACHE } from './with-bfcache'

test.use(WITH_BFCACHE)

test('[F03] [F05] a feed that comes back from the back/forward cache has nothing twice; texts and comments open', async ({
  page,
  shop,
}) => {
  // Playwright cannot reach a restored page. The page checks itself, and reports to the server by a request.
  await page.addInitScript(() => {
    if (location.pathname === '/shop/') addEventListener('load', () => setTimeout(() => history.back(), 100))
    const count = (selector: string) => document.querySelectorAll(selector).length
    const parts = () => ['.cff-lightbox-link', '.cff-view-comments .cff-icon', '.cff-item'].map(count).join()
    addEventListener('pagehide', () => sessionStorage.setItem('parts', parts()))
    addEventListener('pageshow', async ({ persisted }) => {
      if (!persisted) return
      const isSame = parts() === sessionStorage.getItem('parts')
      const expand = document.querySelector<HTMLElement>('.cff-expand[style*="inline"] a')
      const summary = document.querySelector<HTMLElement>('.cff-view-comments')
      expand?.click()
      summary?.click()
      const opened = [expand, summary].map((button) => button?.getAttribute('aria-expanded'))
      await fetch(`/fixture/journal?bfcache=${[isSame, ...opened].join()}`)
    })
  })
  await shop.open('/feed/?feed-char=60&feed-count=4&jquery=none')
  await expect(page.locator('.cff-lightbox-link').first()).toBeAttached()
  await expect(page.locator('.cff-show-more-comments[data-cff-comments-total]').first()).toBeAttached()
  const report = page.waitForRequest((request) => request.url().includes('bfcache='))
  await page.evaluate(() => location.assign('/shop/'))
  expect(new URL((await report).url()).search).toBe('?bfcache=true,true,true')
})

import { expect, test } from './shop'
import { WITH_BFCACHE } from './with-bfcache'

const WRAPPER = '#header-sticky-wrapper'

test.use(WITH_BFCACHE)

test('[S04] sticky header: a page that comes back is as it was left, and goes on', async ({ page, shop }) => {
  // Playwright cannot reach a restored page. The page checks itself, and reports to the server by a request.
  await page.addInitScript(() => {
    if (location.pathname === '/shop/') addEventListener('load', () => setTimeout(() => history.back(), 100))
    const stuck = () => document.querySelector('.sticky-wrapper.is-sticky > #header') !== null
    addEventListener('pageshow', async ({ persisted }) => {
      if (!persisted) return
      const kept = stuck()
      scrollTo({ top: 0, behavior: 'instant' })
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
      await fetch(`/fixture/journal?bfcache=${kept},${stuck()}`)
    })
  })
  await shop.open('/home/')
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  await expect(page.locator(WRAPPER)).toHaveClass(/is-sticky/)
  const report = page.waitForRequest((request) => request.url().includes('bfcache='))
  await page.evaluate(() => location.assign('/shop/'))
  expect(new URL((await report).url()).search).toBe('?bfcache=true,false')
})

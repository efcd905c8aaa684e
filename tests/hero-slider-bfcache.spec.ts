import { expect, test } from './shop'
import { WITH_BFCACHE } from './with-bfcache'

test.use(WITH_BFCACHE)

test('[S51] hero slider: a page that comes back is at its slide, whose video plays, and goes on', async ({
  page,
  shop,
}) => {
  // Playwright cannot reach a restored page. The page checks itself, and reports to the server by a request.
  await page.addInitScript(() => {
    if (location.pathname === '/shop/') addEventListener('load', () => setTimeout(() => history.back(), 100))
    const title = () => document.querySelector('.swiper-slide-active')?.getAttribute('data-slide-title')
    const video = () => document.querySelector<HTMLVideoElement>('.swift-slider video')
    addEventListener('pageshow', async ({ persisted }) => {
      if (!persisted) return
      const kept = title()
      while (video()?.paused) await new Promise(requestAnimationFrame)
      document.querySelector<HTMLElement>('.swift-slider-next')?.click()
      while (!video()?.paused) await new Promise(requestAnimationFrame)
      await fetch(`/fixture/journal?bfcache=${kept},${title()}`)
    })
  })
  await shop.open('/hero/?hero-video=second')
  await expect(page.locator('.swift-slider .dot.active')).toHaveCount(1)
  await page.locator('.swift-slider .dot').nth(1).click()
  await expect
    .poll(() => page.locator('.swift-slider video').evaluate((video: HTMLVideoElement) => video.paused))
    .toBe(false)
  const report = page.waitForRequest((request) => request.url().includes('bfcache='))
  await page.evaluate(() => location.assign('/shop/'))
  expect(new URL((await report).url()).search).toBe('?bfcache=Workshop,Medals')
})

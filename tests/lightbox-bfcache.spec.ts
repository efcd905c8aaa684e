import { expect, test } from './shop'
import { WITH_BFCACHE } from './with-bfcache'

test.use(WITH_BFCACHE)

test('[S55] theme lightbox: a page that comes back has it open as it was left; it leads on, and closes', async ({
  page,
  shop,
}) => {
  // Playwright cannot reach a restored page. The page checks itself, and reports to the server by a request.
  await page.addInitScript(() => {
    if (location.pathname === '/blog/') addEventListener('load', () => setTimeout(() => history.back(), 100))
    const counter = () => document.querySelector('.laurel-lightbox-counter')?.textContent ?? 'none'
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
    async function until(isSo: () => boolean) {
      while (!isSo()) await new Promise(requestAnimationFrame)
    }
    addEventListener('pageshow', async ({ persisted }) => {
      if (!persisted) return
      const states = [counter()]
      press('ArrowRight')
      await until(() => counter() !== states[0])
      states.push(counter())
      press('Escape')
      await until(() => counter() === 'none' && !history.state?.laurelLightbox)
      const { activeElement } = document
      states.push(activeElement?.getAttribute('aria-label') ?? 'nothing', document.body.className)
      await fetch(`/fixture/journal?bfcache=${encodeURIComponent(states.join(','))}`)
    })
  })
  await shop.open('/gallery/?jquery=none')
  await page.getByRole('link', { name: 'Crystal block, larger' }).click()
  await expect(page.locator('.laurel-lightbox-counter')).toHaveText('2 / 5')
  const report = page.waitForRequest((request) => request.url().includes('bfcache='))
  await page.evaluate(() => location.assign('/blog/'))
  const answer = new URL((await report).url()).searchParams.get('bfcache')
  expect(answer).toMatch(/^2 \/ 5,3 \/ 5,Crystal block, larger,(?!.*ilightbox)/)
})

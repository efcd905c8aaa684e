import { expect, test } from './shop'
import { WITH_BFCACHE } from './with-bfcache'

test.use(WITH_BFCACHE)

const GUIDE = '/size-guide/?transitions=fade'

test('[S13] a page fades in, out for 600 ms, and is seen at once when it comes from the cache', async ({
  page,
  shop,
}) => {
  // Playwright cannot reach a restored page. The test reads the page's requests from the server.
  await page.addInitScript(() => {
    if (location.pathname === '/engraving-guide/') {
      addEventListener('load', () => setTimeout(() => history.back(), 100))
    }
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver(() => {
        if (document.body.matches('.page-fading-in')) Object.assign(window, { hasFadedIn: true })
      }).observe(document.body, { attributeFilter: ['class'] })
    })
    addEventListener('click', () => Object.assign(window, { clickedAt: performance.now() }), true)
    addEventListener('pageshow', ({ persisted }) => {
      // The other page has no cover.
      if (!persisted || location.pathname !== '/size-guide/') return
      requestAnimationFrame(() => {
        const cover = document.getElementById('site-loading')
        void fetch(`/blog/?cover=${cover && getComputedStyle(cover).display}`)
      })
    })
    addEventListener('pagehide', () => {
      const { clickedAt } = window as { clickedAt?: number }
      if (clickedAt) navigator.sendBeacon(`/blog/?left-after=${Math.round(performance.now() - clickedAt)}`)
    })
  })
  await page.goto(shop.url + GUIDE)
  await expect(page.locator('#site-loading')).toBeHidden()
  expect(await page.evaluate(() => 'hasFadedIn' in window)).toBe(true)
  await page.getByRole('link', { name: 'The engraving guide' }).click()
  const reported = async (name: string) => {
    const calls = (await shop.calls('page')).map(({ path }) => new URL(path, shop.url).searchParams.get(name))
    return calls.find((value) => value !== null)
  }
  await expect.poll(() => reported('cover')).toBe('none')
  expect(Number(await reported('left-after'))).toBeGreaterThanOrEqual(600)
})

test('[S13] a page with nothing to follow it is shown again', async ({ page, shop }) => {
  await page.clock.install()
  await page.goto(shop.url + GUIDE)
  await shop.mounted('page-cover')
  await page.clock.runFor(2000)
  const cover = page.locator('#site-loading')
  await expect(cover).toBeHidden()
  await shop.fault('page:204')
  await page.getByRole('link', { name: 'The engraving guide' }).click()
  await page.clock.runFor(700)
  await expect(cover).toBeVisible()
  await page.clock.runFor(5000)
  await expect(cover).toBeHidden()
  await expect(page).toHaveURL(shop.url + GUIDE)
})

test('[S13] without the code no page stays covered', async ({ page, shop }) => {
  await shop.fault('chunk/page-cover:404')
  await page.goto(`${shop.url}${GUIDE}&preloader`)
  // The time that CSS gives it is over.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSAnimation && animation.animationName === 'laurel-uncover')
        animation.finish()
    }
  })
  await expect(page.locator('#site-loading')).toBeHidden()
  await expect(page.locator('#sf-home-preloader')).toBeHidden()
  await page.getByRole('link', { name: 'The engraving guide' }).click()
  await page.waitForURL('**/engraving-guide/')
})

test('[S13] the preloader goes, and a tab is no page', async ({ page, shop }) => {
  await shop.open(`${GUIDE}&preloader`)
  await expect(page.locator('body')).toHaveClass(/sf-preloader-done/)
  await expect(page.locator('#sf-home-preloader')).toBeHidden()
  await shop.mounted('tabs', 'modal')
  await expect(page.locator('#site-loading')).toBeHidden()
  await page.locator('[href="#medals"]').click()
  await page.locator('#returns').click()
  await page.getByRole('link', { name: 'Watch the engraver' }).click()
  await expect(page.locator('#site-loading')).toBeHidden()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(shop.printed).toEqual([])
})

import type { Page } from '@playwright/test'
import { watchShifts } from './layout-shift'
import { expect, test } from './shop'

const GUIDE = '/engraving-guide/'
const WRAPPER = '#header-sticky-wrapper'
/** A header that has come to rest. */
const FULL_HEIGHT_PX = 85
const SHRUNK_HEIGHT_PX = 61

const top = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)
const height = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().height)
/** Scrolls, and waits until all that follows it in the same frames is done. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' })
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  }, y)

/** Elements that the theme moves: the inside of a header that shrinks, and the header on its way back. */
const MOVING = { except: '.sticky-header, #mobile-header, #back-to-top' }

test.describe('[S04] sticky header', () => {
  test('[S04] sticky header: it sticks, shrinks, and goes back, and the page does not move', async ({
    page,
    shop,
  }) => {
    const shifts = await watchShifts(page, MOVING)
    await shop.open('/home/?top-bar')
    await expect(page.locator(`${WRAPPER} > #header`)).toBeVisible()
    const before = await top(page, '#main-container')
    expect(await top(page, '#header')).toBe(40)

    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, 120)
    await expect(page.locator(WRAPPER)).toHaveClass(/is-sticky default-state/)
    await expect.poll(() => top(page, '#header')).toBe(40)
    expect(await top(page, '#main-container')).toBe(before - 120)

    await page.mouse.wheel(0, 480)
    await expect(page.locator('.header-wrap')).toHaveClass(/resized-header/)
    await expect.poll(() => height(page, '#header')).toBe(SHRUNK_HEIGHT_PX)
    expect(await top(page, '#main-container')).toBe(before - 600)

    await scrollTo(page, 0)
    await expect(page.locator(WRAPPER)).not.toHaveClass(/is-sticky/)
    await expect.poll(() => height(page, '#header')).toBe(FULL_HEIGHT_PX)
    expect(await top(page, '#main-container')).toBe(before)
    await expect(page.locator('#header')).not.toHaveAttribute('style', /fixed/)
    expect(await shifts.seen()).toEqual([])
    expect(shop.printed).toEqual([])
  })

  test('[S04] sticky header: down it hides, up it comes, and the keyboard brings it back', async ({
    page,
    shop,
  }) => {
    await shop.open('/home/?show-hide&slider')
    const header = page.locator('#header')
    await expect(page.locator(WRAPPER)).toBeAttached()
    await scrollTo(page, 700)
    await expect(page.locator(WRAPPER)).toHaveClass(/is-sticky/)
    await expect(header).not.toHaveClass(/sticky-header-hide/)
    await scrollTo(page, 1500)
    await expect(header).toHaveClass(/sticky-header-hide/)
    await expect.poll(() => top(page, '#header')).toBeLessThan(-50)
    await scrollTo(page, 1400)
    await expect(header).not.toHaveClass(/sticky-header-hide/)
    await scrollTo(page, 1600)
    await expect(header).toHaveClass(/sticky-header-hide/)
    await page.locator('#header a').first().focus()
    await expect(header).not.toHaveClass(/sticky-header-hide/)
    await expect.poll(() => top(page, '#header')).toBe(0)
    await scrollTo(page, 2200)
    await expect(header).not.toHaveClass(/sticky-header-hide/)
  })

  test('[S04] sticky header: what its address names comes to rest below the stuck header', async ({
    page,
    shop,
  }) => {
    await shop.open(`${GUIDE}?admin-bar&top-bar#fonts`)
    const edge = () =>
      page.evaluate(() => {
        const header = document.querySelector('#header')?.getBoundingClientRect().bottom ?? 0
        return Math.round((document.querySelector('#fonts')?.getBoundingClientRect().top ?? 0) - header)
      })
    await expect(page.locator(WRAPPER)).toHaveClass(/is-sticky/)
    expect(await top(page, '#header')).toBe(72)
    // Below the full header, less the pixel by which it comes closer; it has shrunk meanwhile.
    await expect.poll(edge).toBe(FULL_HEIGHT_PX - SHRUNK_HEIGHT_PX - 1)
  })

  test('[S04] sticky header: while nothing changes, scrolling lays nothing out anew', async ({
    page,
    shop,
  }) => {
    await shop.open(`${GUIDE}?show-hide&top-bar&sticky-sidebar`)
    await shop.mounted('sticky-header', 'sticky-sidebar')
    await shop.quiet()
    await scrollTo(page, 900)
    await expect(page.locator('#header')).toHaveClass(/sticky-header-hide/)
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
    )
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const layouts = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0
    }
    const before = await layouts()
    for (let y = 910; y < 1200; y += 10) await scrollTo(page, y)
    // Each of the thirty frames would have laid the page out, had it written something.
    expect((await layouts()) - before).toBeLessThan(10)
  })

  test('[S04] sticky header: an app’s is there, a glass one takes the page’s tone', async ({
    page,
    shop,
  }) => {
    await shop.open('/home/?header=app')
    await expect(page.locator('#header')).toHaveCSS('position', 'fixed')
    await expect(page.locator('#header')).toHaveCSS('opacity', '1')
    await shop.open('/home/?header=transparent')
    await scrollTo(page, (await top(page, '#categories')) + 20)
    await expect(page.locator('.header-wrap')).toHaveAttribute('data-style', 'light')
    await expect(page.locator(WRAPPER)).toHaveClass('sticky-wrapper is-sticky')
  })

  test('[S04] [esm] sticky header: what the visitor types while it is wrapped goes on', async ({
    page,
    shop,
  }) => {
    const arrive = await shop.holdCode('**/chunks/every-page-group-*')
    await page.goto(`${shop.url}/home/`)
    const field = page.locator('#header input[type="search"], #header .aws-search-field').first()
    await field.focus()
    await field.pressSequentially('med')
    await expect(page.locator(WRAPPER)).toHaveCount(0)
    arrive()
    await expect(page.locator(`${WRAPPER} > #header`)).toBeVisible()
    await expect(field).toBeFocused()
    await page.keyboard.type('al')
    await expect(field).toHaveValue('medal')
  })
})

test.describe('[S04] mobile header', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('[S04] mobile header: it sticks below nothing, and the page does not move', async ({ page, shop }) => {
    const shifts = await watchShifts(page, MOVING)
    await shop.open('/home/')
    const wrapper = page.locator('#mobile-header-sticky-wrapper')
    await expect(wrapper).toHaveCSS('height', '64px')
    const before = await top(page, '#main-container')
    await scrollTo(page, 300)
    await expect(wrapper).toHaveClass('sticky-wrapper is-sticky')
    expect([await top(page, '#mobile-header'), await top(page, '#main-container')]).toEqual([0, before - 300])
    await scrollTo(page, 0)
    await expect(wrapper).toHaveClass('sticky-wrapper')
    await expect(page.locator('#mobile-header')).not.toHaveAttribute('style', /./)
    expect(await shifts.seen()).toEqual([])
  })

  test('[S04] mobile header: without mh-sticky it goes with the page', async ({ page, shop }) => {
    await shop.open('/home/?mh-sticky=off')
    await shop.mounted('sticky-header')
    const before = await top(page, '#mobile-header')
    await scrollTo(page, 300)
    expect(await top(page, '#mobile-header')).toBe(before - 300)
    await expect(page.locator('#mobile-header-sticky-wrapper')).toHaveCount(0)
  })
})

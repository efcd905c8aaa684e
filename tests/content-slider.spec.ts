// The ids in the titles are rows of contract 03.
import type { Locator, Page } from '@playwright/test'
import { findings } from './axe'
import { createFingers } from './fingers'
import { watchShifts } from './layout-shift'
import { expect, LAUREL, styled, test } from './shop'

const PATH = '/sliders/'
const ITEM = '.item-slider'
const QUOTES = '.testimonials-slider'
const GALLERY = '.flexslider.gallery-slider'
const POST = '.thumb-slider >> nth=0'

const active = (slider: Locator) => slider.locator('.lslide.active')

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not on the page')
  return box
}

/** The slider is built, and its slide of this number lies in the frame. */
async function isAt(slider: Locator, number: number) {
  const frame = slider.locator('.lSSlideWrapper')
  await expect(slider.locator(`.lslide:nth-child(${number})`)).toHaveClass(/\bactive\b/)
  await expect
    .poll(async () => {
      const [shown, around] = [await boxOf(active(slider)), await boxOf(frame)]
      return [shown.x - around.x, shown.width - around.width].map(Math.round)
    })
    .toEqual([0, 0])
}

/** With the mouse, without letting go. */
async function pull(page: Page, slider: Locator, by: number) {
  const box = await boxOf(slider.locator('.lSSlideWrapper'))
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 150)]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by / 2, y)
  await page.mouse.move(x + by, y)
}

test.describe('content slider', () => {
  test('[S21] content slider: whether laurel comes or not, the first slides are at their places', async ({
    page,
    shop,
  }) => {
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.flexslider, .inner-page-wrap h2, .slides > li:first-child')].map(
          (element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            return [x, y + scrollY, width, height].map(Math.round)
          },
        ),
      )
    const loading = await shop.hold(LAUREL)
    const shifts = await watchShifts(page)
    await page.goto(shop.url + PATH, { waitUntil: 'commit' })
    await styled(page)
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    const before = await places()
    // Until then, or for ever, the others can be scrolled to.
    const others = page.locator(`${QUOTES} li`)
    await expect(others.nth(0)).toBeInViewport()
    await expect(others.nth(1)).not.toBeInViewport()
    expect(
      await page.locator(`${QUOTES} ul`).evaluate((list) => list.scrollWidth > 2 * list.clientWidth),
    ).toBe(true)

    loading()
    for (const slider of await page.locator('.flexslider').all()) {
      await slider.scrollIntoViewIfNeeded()
      await isAt(slider, 1)
    }
    expect(await places()).toEqual(before)
    expect(await shifts.sum()).toBeLessThan(0.001)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
    expect(shop.printed).toEqual([])
  })

  test('[S21] content slider: testimonials run, and a button stops them (3.4, 3.7)', async ({
    page,
    shop,
  }) => {
    await page.clock.install()
    await shop.open(PATH)
    const slider = page.locator(QUOTES)
    await expect(active(slider)).toHaveCount(1)
    await expect(slider.locator('ul.slides')).not.toHaveClass(/cS-hidden/)
    await page.clock.runFor(7100)
    await expect(slider.locator('.lslide').nth(1)).toHaveClass(/active/)
    await slider.hover()
    await page.clock.runFor(20_000)
    await expect(slider.locator('.lslide').nth(1)).toHaveClass(/active/)
    await page.mouse.move(5, 5)
    await page.clock.runFor(7100)
    await expect(slider.locator('.lslide').nth(2)).toHaveClass(/active/)

    await slider.getByRole('button', { name: 'Stop the slides' }).focus()
    await page.keyboard.press('Enter')
    await expect(slider.getByRole('button', { name: 'Start the slides' })).toBeFocused()
    await page.locator('#logo a').first().focus()
    await page.clock.runFor(20_000)
    await expect(slider.locator('.lslide').nth(2)).toHaveClass(/active/)
  })

  test('[S21] [S55] content slider: axe finds nothing; of a gallery thumbs and arrow keys (3.8, 3.9); round both ends, with the neighbour beside it all the way (3.2, 3.3, 3.10); in a narrow grid it is as wide as its place, before and after a resize', async ({
    page,
    shop,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await shop.open(PATH)
    for (const slider of await page.locator('.flexslider').all()) {
      await slider.scrollIntoViewIfNeeded()
      await isAt(slider, 1)
    }
    expect(await findings(page, '.inner-page-wrap')).toEqual([])

    await test.step('gallery', async () => {
      const slider = page.locator(GALLERY)
      await slider.locator('.lSPager, .slides').first().scrollIntoViewIfNeeded()
      await isAt(slider, 1)
      const seen = async () => {
        const around = await boxOf(slider)
        const thumbs = await slider.locator('.lSPager > li').all()
        const boxes = await Promise.all(thumbs.map(boxOf))
        return boxes.filter((box) => box.x > around.x - 2 && box.x + box.width < around.x + around.width + 2)
          .length
      }
      expect(await seen()).toBe(10)
      await page.setViewportSize({ width: 900, height: 800 })
      await expect.poll(seen).toBe(3)
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect.poll(seen).toBe(10)

      await page.keyboard.press('ArrowLeft')
      await isAt(slider, 12)
      await page.keyboard.press('ArrowRight')
      await isAt(slider, 1)
      await page.locator('#header input[type="search"], #header input[name="s"]').first().focus()
      await page.keyboard.press('ArrowRight')
      await isAt(slider, 1)
      // The keyboard alone: to the slide's link, on to the next slide.
      await active(slider).locator('a').focus()
      await page.keyboard.press('ArrowRight')
      await isAt(slider, 2)
      await expect(active(slider)).toBeFocused()
    })
    await test.step('round both ends', async () => {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      const slider = page.locator(ITEM)
      const [first, last] = [slider.locator('.lslide').first(), slider.locator('.lslide').last()]
      await isAt(slider, 1)
      await slider.locator('.lSPager a').nth(2).click()
      await isAt(slider, 3)

      await pull(page, slider, -120)
      expect(Math.round((await boxOf(first)).x)).toBe(
        Math.round((await boxOf(last)).x + (await boxOf(last)).width),
      )
      const { x, y, width } = await boxOf(slider.locator('.lSSlideWrapper'))
      const seen = ([left, top]: readonly [number, number]) => {
        // `elementFromPoint` does not find inert elements.
        for (const slide of document.querySelectorAll('.lslide')) slide.removeAttribute('inert')
        return document.elementFromPoint(left, top)?.closest('.lslide')?.getAttribute('aria-label')
      }
      expect(await page.evaluate(seen, [x + width - 60, y + 40] as const)).toBe('1 of 3')
      await page.mouse.up()
      await isAt(slider, 1)

      await pull(page, slider, 30)
      await page.mouse.up()
      await isAt(slider, 1)
      await pull(page, slider, 50)
      await page.mouse.up()
      await isAt(slider, 3)
      // The list is as high as the slide.
      await slider.locator('.lSPrev').click()
      await isAt(slider, 2)
      await expect
        .poll(async () =>
          Math.round(
            (await boxOf(slider.locator('.lSSlideWrapper'))).height - (await boxOf(active(slider))).height,
          ),
        )
        .toBe(0)
      // A jump to a place in another slide leaves the frame where it is.
      await last.evaluate((slide) => slide.scrollIntoView({ behavior: 'instant' }))
      expect(await slider.locator('.lSSlideWrapper').evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
    })
    await test.step('a narrow grid', async () => {
      const slider = page.locator(POST)
      await slider.scrollIntoViewIfNeeded()
      await isAt(slider, 1)
      const wide = (await boxOf(slider)).width
      await page.setViewportSize({ width: 1000, height: 800 })
      await isAt(slider, 1)
      expect((await boxOf(slider)).width).not.toBe(wide)
      await page.setViewportSize({ width: 1280, height: 800 })
      await isAt(slider, 1)
      expect((await boxOf(slider)).width).toBe(wide)
      // A drag is no click on the link.
      await pull(page, slider, -80)
      await page.mouse.up()
      await isAt(slider, 2)
      expect(new URL(page.url()).pathname).toBe(PATH)
      await active(slider).locator('a').click()
      await page.waitForURL('**/blog/')
    })
  })
})

test.describe('content slider on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[S21] content slider: a finger leads on, from the first touch on (3.10)', async ({ page, shop }) => {
    await shop.open(`${PATH}?rtl`)
    const slider = page.locator(ITEM)
    await isAt(slider, 1)
    const { x, y, width } = await boxOf(slider.locator('.lSSlideWrapper'))
    const fingers = await createFingers(page)
    await fingers.swipe([x + width / 2, y + 60], 60)
    await isAt(slider, 2)
    expect(shop.printed).toEqual([])
  })
})

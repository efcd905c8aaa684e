import type { Locator, Page } from '@playwright/test'
import { findings } from './axe'
import { watchShifts } from './layout-shift'
import { expect, framesDrawn, freezeTime, LAUREL, type Shop, styled, test } from './shop'

const BUILDER = '/builder/?copies=1'
/** Rules of axe about the shop's own headings. */
const EDITORS_RULES = ['heading-order', 'region']

const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left, top + window.scrollY, width, height].map(Math.round)
    }),
  )

/** The slides that are seen whole, by number. */
const seen = (slider: Locator) =>
  slider.evaluate((element) => {
    const view = element.querySelector('.flickity-viewport')?.getBoundingClientRect()
    const slides = [...element.querySelectorAll('.flickity-slider > .row')]
    return slides.flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect()
      return view && left >= view.left - 1 && right <= view.right + 1 ? [index + 1] : []
    })
  })
const sees = (slider: Locator, expected: number) => expect.poll(() => seen(slider)).toEqual([expected])

async function drag(page: Page, element: Locator, x: number) {
  const box = await element.boundingBox()
  if (!box) throw new Error('nothing to drag')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + x / 2, at.y)
  await page.mouse.move(at.x + x, at.y)
  await page.mouse.up()
}

async function openHeld(page: Page, shop: Shop, path: string) {
  const script = await shop.hold(LAUREL)
  await page.goto(path, { waitUntil: 'commit' })
  await styled(page)
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await framesDrawn(page)
  return script
}

test.use({ baseURL: async ({ server }, use) => use(server.url) })

for (const [width, knobs] of [
  [1280, ''],
  [390, '&rtl'],
] as const) {
  test(`[P03] [P04] sliders and columns have the same layout before and after the script, at ${width} px`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const shifts = await watchShifts(page)
    const script = await openHeld(
      page,
      shop,
      `${BUILDER}&block=row-slider,column-slider,equal-columns&csp=strict&jquery=none${knobs}`,
    )
    // The elements that are in view: the first slides, and those after them.
    const parts = [
      '[data-row-slider], [data-col-slider], [data-col-equal-heights]',
      ':is([data-row-slider], [data-col-slider]) .row:first-of-type > .spb_content_element h3',
      '#services-1 h3',
    ].join()
    const before = await boxesOf(page, parts)
    await shifts.forget()
    script()
    await shop.mounted('builder-slider', 'equal-columns')
    await expect(page.locator('#season-awards-1 .dot')).toHaveCount(3)
    await framesDrawn(page)
    expect(await boxesOf(page, parts)).toEqual(before)
    expect(await shifts.seen()).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const heights = await boxesOf(page, '#services-1 .spb-column-container')
    expect(new Set(heights.map(([, , , height]) => height)).size).toBe(width < 768 ? 3 : 1)

    const column = page.locator('#season-awards-1 [data-col-slider]')
    const [first] = await boxesOf(page, '#season-awards-1 .flickity-slider > .row:first-child')
    await column.locator('.dot').nth(1).click()
    await sees(column, 2)
    const [left] = await boxesOf(page, '#season-awards-1 .flickity-slider > .row:first-child')
    expect(Math.sign((left?.[0] ?? 0) - (first?.[0] ?? 0))).toBe(knobs.includes('rtl') ? 1 : -1)
    expect(shop.printed).toEqual([])
  })
}

test('[P03] [P14] sliders by mouse and keyboard; what is in the slides goes on working; axe finds nothing', async ({
  page,
  shop,
}) => {
  await page.goto(`${BUILDER}&block=row-slider,row-slider-columns,column-slider,tour&tour-interval=60`)
  await shop.mounted('cart-notice', 'builder-slider')
  const row = page.locator('#how-it-works-1')
  await expect(row.locator('.previous')).toBeHidden()
  await row.getByRole('button', { name: 'Next' }).click()
  await sees(row, 2)
  for (const expected of [3, 4]) {
    await page.keyboard.press('ArrowRight')
    await sees(row, expected)
  }
  await expect(row.locator('.next')).toBeHidden()
  await expect(row.getByRole('button', { name: 'Previous' })).toBeFocused()
  // Tab goes where the slides are, and none is out of reach.
  await row.locator('a').first().focus()
  await sees(row, 1)
  await drag(page, row.locator('a').first(), -300)
  await sees(row, 2)
  await expect(page).toHaveURL(/\/builder\//)

  const column = page.locator('#season-awards-1 [data-col-slider]')
  await column.scrollIntoViewIfNeeded()
  await expect(column.locator('.dot')).toHaveCount(3)
  await drag(page, column.locator('.row.is-selected'), 200)
  await sees(column, 3)
  const likes = column.locator('.row.is-selected .love-it')
  await likes.click()
  await expect(likes).toHaveClass(/\bloved\b/)
  await column.getByRole('button', { name: 'Slide 1' }).press('Enter')
  await sees(column, 1)
  await page.keyboard.press('ArrowLeft')
  await sees(column, 3)
  await expect(column.locator('.row.is-selected .love-it')).toHaveClass(/\bloved\b/)

  await expect(page.getByRole('button', { name: 'Stop the tour' })).toBeVisible()
  expect(await findings(page, '.page-content', { without: EDITORS_RULES })).toEqual([])
  expect(shop.printed).toEqual([])
})

test('[P03] [P14] what changes by itself stops for good when the visitor takes over, and free slides coast', async ({
  page,
  shop,
}) => {
  await freezeTime(page)
  const knobs = 'slider-autoplay=4000&slider-freescroll=true&slider-loop=true&tour-interval=3'
  await page.goto(`${BUILDER}&block=column-slider,tour&${knobs}`)
  const areMounted = async () => {
    await page.clock.runFor(500)
    const names = await page.evaluate(() => window.laurel?.islands().map(({ name }) => name) ?? [])
    return ['tabs', 'builder-slider'].every((name) => names.includes(name))
  }
  await expect.poll(areMounted, { intervals: [50] }).toBe(true)
  const column = page.locator('#season-awards-1 [data-col-slider]')
  const tour = page.locator('.spb_tour')
  const panel = (name: string) => tour.getByRole('tabpanel', { name })
  await tour.scrollIntoViewIfNeeded()
  await framesMayPass(page)
  const hasTurned = async () => {
    await page.clock.runFor(1000)
    return (await panel('Medals').isVisible()) && (await seen(column)).includes(2)
  }
  await expect.poll(hasTurned, { intervals: [50] }).toBe(true)
  await expect(page).toHaveURL(/tour-interval=3$/)
  await tour.getByRole('tab', { name: 'Cups' }).click()
  await expect(page).toHaveURL(/#tour-cups-1$/)
  await expect(tour.locator('.laurel-pause')).toHaveCount(0)

  // A throw.
  const box = await column.locator('.flickity-viewport').boundingBox()
  if (!box) throw new Error('no slider')
  await page.mouse.move(box.x + 400, box.y + 40)
  await page.mouse.down()
  for (const x of [360, 320, 280, 240]) {
    await page.clock.runFor(16)
    await page.mouse.move(box.x + x, box.y + 40)
  }
  await page.mouse.up()
  const track = column.locator('.flickity-slider')
  const place = async () => (await track.boundingBox())?.x ?? Number.NaN
  const released = await place()
  await page.clock.runFor(100)
  const later = await place()
  expect(later).toBeLessThan(released)
  await page.clock.runFor(3000)
  const rest = await place()
  expect(rest).toBeLessThan(later)
  await page.mouse.move(5, 5)
  await page.clock.runFor(30_000)
  expect(await place()).toBe(rest)
  await expect(panel('Cups')).toBeVisible()
  expect(shop.printed).toEqual([])
})

/** The browser decides when an `IntersectionObserver` reports. */
const framesMayPass = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)))

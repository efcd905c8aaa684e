// The ids in the titles are rows of contract 03.
import type { Locator, Page } from '@playwright/test'
import { findings } from './axe'
import { createFingers } from './fingers'
import { expect, type Shop, test } from './shop'

const CAROUSELS = '/carousels/'
/** Lists as the theme prints them, of which the last ones are below the fold. */
const [PRODUCTS, CATEGORIES, CLUBS, SHOWCASE, WORKS] = [
  '#product-carousel',
  '#category-list',
  '#clubs',
  '#showcase',
  '#works',
]

/** Rules of axe about the theme's own headings, and about its links without words. */
const THEMES = ['heading-order', 'link-name']

async function open(page: Page, shop: Shop, path = CAROUSELS) {
  await shop.open(path)
  await built(page, PRODUCTS)
}
/** Scrolled to, and standing as it will. */
async function built(page: Page, widget: string) {
  const list = page.locator(`${widget} .carousel-items`)
  await list.scrollIntoViewIfNeeded()
  await expect(list).toHaveClass(/\bowl-carousel\b/)
  await expect(list).toHaveCSS('opacity', '1')
  await page.waitForFunction((element) => element?.getAnimations().length === 0, await list.elementHandle())
}

const items = (page: Page, widget: string) => page.locator(`${widget} .owl-item`)
const next = (page: Page, widget: string) => page.locator(`${widget} .carousel-next`)

/** The items that are seen whole, by number. */
function seen(widget: Locator): Promise<number[]> {
  return widget.evaluate((element) => {
    const view = element.querySelector('.owl-wrapper-outer, .lSSlideWrapper')?.getBoundingClientRect()
    const slides = [...element.querySelectorAll('.owl-item, .lslide')]
    return slides.flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect()
      return view && left >= view.left - 3 && right <= view.right + 3 ? [index + 1] : []
    })
  })
}
const sees = (page: Page, widget: string, expected: readonly number[]) =>
  expect.poll(() => seen(page.locator(widget)), { message: widget }).toEqual(expected)

async function drag(page: Page, element: Locator, x: number, y = 0) {
  const box = await element.boundingBox()
  if (!box) throw new Error('nothing to drag')
  const at = { x: box.x + box.width / 2, y: box.y + 40 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + x / 2, at.y + y / 2)
  await page.mouse.move(at.x + x, at.y + y)
  await page.mouse.up()
}

async function swipe(page: Page, element: Locator, x: number, y: number) {
  const box = await element.boundingBox()
  if (!box) throw new Error('nothing to swipe')
  const fingers = await createFingers(page)
  await fingers.swipe([box.x + box.width / 2, box.y + 100], x, y)
}

const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left, top + window.scrollY, width, height].map(Math.round)
    }),
  )

/** The same elements, each within 3 px of where it was. */
function expectSamePlaces(before: readonly number[][] = [], after: readonly number[][] = []) {
  expect(after).toHaveLength(before.length)
  const far = before.flatMap((box, index) =>
    box.flatMap((value, side) => {
      const now = after[index]?.[side] ?? Number.NaN
      return Math.abs(value - now) <= 3 ? [] : [{ index, side, value, now }]
    }),
  )
  expect(far).toEqual([])
}

/** Whether the focused element of the list of products is in view. */
const whereFocusIs = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused } = document
    const view = focused?.closest('#product-carousel .owl-wrapper-outer')
    if (!focused || !view) return 'out'
    const [inner, outer] = [focused, view].map((element) => element.getBoundingClientRect())
    const isIn = inner && outer && inner.left >= outer.left - 3 && inner.right <= outer.right + 3
    return isIn && view.scrollLeft === 0 ? 'seen' : `not seen: ${focused.outerHTML}`
  })

test.describe('[S21] carousels', () => {
  for (const width of [1280, 390]) {
    test(`[S21] carousels: at ${width} px they have the same layout before and after their code, and wake when they are seen`, async ({
      page,
      shop,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      // The carousel must not turn by itself meanwhile.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const release = await shop.hold(/\/carousel-\w+\.js/)
      await shop.open(`${CAROUSELS}?config={"except":["mini-view"]}`)
      const parts =
        '.carousel-item, .carousel-items > .product, .owl-item > .product, .carousel-items, .spb_content_element'
      const before = await boxesOf(page, parts)
      release()
      await built(page, PRODUCTS)
      const awake = await page.locator('.owl-carousel').count()
      expect(awake).toBeLessThan(4)
      for (const widget of [CATEGORIES, CLUBS, SHOWCASE, WORKS]) await built(page, widget)
      await page.evaluate(() => window.scrollTo(0, 0))
      const after = await boxesOf(page, parts)
      const holders = width < 768 ? 2 : 0
      expect(before.length - after.length).toBe(holders)
      const [shown, shownLater] = [before, after].map((boxes) =>
        boxes.filter(([, , , height = 0]) => height > 0),
      )
      expectSamePlaces(shown, shownLater)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(shop.printed).toEqual([])
    })
  }

  test('[S21] [esm] carousels: if their code does not come they are shown after a while, and can be scrolled', async ({
    page,
    shop,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await shop.fault('chunk/carousel:404')
    await shop.open(CAROUSELS)
    const list = page.locator(`${PRODUCTS} .carousel-items`)
    await expect(list).toHaveCSS('opacity', '0')
    await list.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish()
    })
    await expect(list).toHaveCSS('opacity', '1')
    await list.locator('.product').last().locator('h3 a').focus()
    expect(await list.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  })

  test('[S21] carousels: arrows, and what is in the items goes on working', async ({ page, shop }) => {
    const release = await shop.holdCode(/\/carousel-\w+\.js/)
    await shop.open(CAROUSELS)
    // A click that comes before the code is not lost.
    await next(page, PRODUCTS).click()
    release()
    await sees(page, PRODUCTS, [2, 3, 4, 5])
    await next(page, PRODUCTS).click()
    await sees(page, PRODUCTS, [3, 4, 5, 6])
    await page.locator(`${PRODUCTS} .carousel-prev`).click()
    await sees(page, PRODUCTS, [2, 3, 4, 5])
    await expect(page).toHaveURL(/\/carousels\/$/)
    const card = items(page, PRODUCTS).nth(1)
    const likes = card.locator('.love-it')
    await likes.click()
    await expect(likes).toHaveClass(/\bloved\b/)
    await card.locator('.add_to_cart_button').click()
    await expect(card.locator('.add_to_cart_button')).toHaveClass(/\bproduct-added\b/)
    await next(page, CATEGORIES).click()
    await expect(page.locator(`${CATEGORIES} .carousel-prev`)).not.toHaveClass(/\bdisabled\b/)
    await next(page, CATEGORIES).click()
    await expect(next(page, CATEGORIES)).toHaveClass(/\bdisabled\b/)
    await next(page, CATEGORIES).click()
    await sees(page, CATEGORIES, [1, 2, 3, 4])
    expect(shop.printed).toEqual([])
  })

  test('[S21] carousels: a drag of the mouse moves on and follows no link (1.18, 1.19); another width has another number, at the same place; the showcase stands out where it is seen', async ({
    page,
    shop,
  }) => {
    await open(page, shop)
    await drag(page, items(page, PRODUCTS).nth(2).locator('.product-link'), -60)
    await sees(page, PRODUCTS, [2, 3, 4, 5])
    await drag(page, items(page, PRODUCTS).nth(2).locator('.product-link'), -8)
    await sees(page, PRODUCTS, [2, 3, 4, 5])
    await expect(page).toHaveURL(/\/carousels\/$/)

    await page.setViewportSize({ width: 900, height: 800 })
    await sees(page, PRODUCTS, [2, 3, 4])
    await page.setViewportSize({ width: 420, height: 800 })
    await sees(page, PRODUCTS, [2])
    await built(page, SHOWCASE)
    const stands = () => page.locator(`${SHOWCASE} .owl-item.active`).allTextContents()
    await next(page, SHOWCASE).click()
    await page.locator(SHOWCASE).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await sees(page, SHOWCASE, [2])
    await expect.poll(async () => (await stands()).map((text) => text.trim())).toEqual(['Bowls honour board'])

    await page.setViewportSize({ width: 1280, height: 800 })
    await built(page, PRODUCTS)
    await sees(page, PRODUCTS, [2, 3, 4, 5])
    await items(page, PRODUCTS)
      .nth(2)
      .locator('.product-link')
      .click({ position: { x: 60, y: 60 } })
    await expect(page).toHaveURL(/\/product\//)
  })

  test('[S21] carousels: with the keyboard alone every item comes into view', async ({ page, shop }) => {
    await open(page, shop)
    await next(page, PRODUCTS).focus()
    await page.keyboard.press('Space')
    await sees(page, PRODUCTS, [2, 3, 4, 5])
    await expect(next(page, PRODUCTS)).toBeFocused()
    for (let tab = 0; tab < 40; tab++) {
      await page.keyboard.press('Tab')
      if ((await whereFocusIs(page)) === 'out') break
      await expect.poll(() => whereFocusIs(page)).toBe('seen')
    }
    await sees(page, PRODUCTS, [4, 5, 6, 7])
  })

  test('[S21] carousels: an arrow has its name when it gets the focus, also before the browser reports that it is visible', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        override observe() {}
      }
    })
    await shop.open(CAROUSELS)
    await next(page, WORKS).focus()
    await expect(page.locator(WORKS).getByRole('button', { name: 'Next' })).toBeFocused()
  })

  test('[S21] carousels: from right to left the line goes the other way (1.20)', async ({ page, shop }) => {
    await open(page, shop, `${CAROUSELS}?rtl`)
    const first = items(page, PRODUCTS).first()
    const before = await first.boundingBox()
    await next(page, PRODUCTS).click()
    await sees(page, PRODUCTS, [2, 3, 4, 5])
    expect((await first.boundingBox())?.x).toBeGreaterThan(before?.x ?? Number.NaN)
  })

  test('[S21] carousels: what runs by itself has a button that stops it; axe finds nothing', async ({
    page,
    shop,
  }) => {
    await page.clock.install()
    await open(page, shop)
    for (const widget of [CATEGORIES, SHOWCASE, WORKS, CLUBS]) await built(page, widget)
    await page.mouse.move(5, 5)
    await page.clock.runFor(5000)
    await sees(page, CLUBS, [2, 3, 4, 5, 6, 7])
    await page.locator(`${CLUBS} .laurel-pause`).click()
    await page.mouse.move(5, 5)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.clock.runFor(10_000)
    await sees(page, CLUBS, [2, 3, 4, 5, 6, 7])
    expect(await findings(page, '.page-content', { without: THEMES })).toEqual([])
  })

  test.describe('[S21] carousels: fingers', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })
    test('[S21] carousels: a finger moves items sideways, and the page up and down', async ({
      page,
      shop,
    }) => {
      await open(page, shop)
      const first = items(page, PRODUCTS).first()
      await swipe(page, first, -80, 0)
      await sees(page, PRODUCTS, [2])
      await page.evaluate(() => window.scrollTo(0, 0))
      await swipe(page, items(page, PRODUCTS).nth(1), 10, -120)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50)
      await sees(page, PRODUCTS, [2])
      await expect(page).toHaveURL(/\/carousels\/$/)
    })
  })

  test('[S21] home carousels: the hero goes round, the categories are as many as fit (2.1, 2.3)', async ({
    page,
    shop,
  }) => {
    await shop.open('/home/')
    const hero = page.locator('.home-hero-carousel')
    const categories = page.locator('.category-carousel')
    await hero.scrollIntoViewIfNeeded()
    await shop.mounted('home-carousel')
    for (const expected of [2, 3, 1]) {
      await hero.getByRole('button', { name: 'Next' }).click()
      await expect.poll(() => seen(hero)).toEqual([expected])
    }
    await drag(page, hero.locator('.lslide.active'), 60)
    await expect.poll(() => seen(hero)).toEqual([3])
    await categories.scrollIntoViewIfNeeded()
    await expect.poll(() => seen(categories)).toEqual([1, 2, 3, 4, 5, 6])
    await page.setViewportSize({ width: 390, height: 800 })
    await expect.poll(() => seen(categories)).toEqual([1, 2])
    await categories.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => seen(categories)).toEqual([2, 3])
    expect(await findings(page, ['.home-hero-carousel', '.category-carousel'], { without: THEMES })).toEqual(
      [],
    )
    expect(shop.printed).toEqual([])
  })

  test('[S21] home carousels: nothing moves when they are built', async ({ page, shop }) => {
    const release = await shop.hold(/\/home-carousel-\w+\.js/)
    await shop.open('/home/')
    await page.locator('.category-carousel').scrollIntoViewIfNeeded()
    const parts = '#highlights, #highlights li:has(> a > img), #sports, #sports li:has(> a > h4), #voices'
    const before = await boxesOf(page, parts)
    release()
    await shop.mounted('home-carousel')
    await expect(page.locator('.category-carousel .lSSlideOuter')).toBeVisible()
    expectSamePlaces(before, await boxesOf(page, parts))
  })
})

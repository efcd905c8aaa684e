// The ids in the titles are rows of contract 03.
import type { Locator, Page } from '@playwright/test'
import { findings } from './axe'
import { watchShifts } from './layout-shift'
import { expect, LAUREL, styled, test } from './shop'

const layouts = (...names: string[]) => `/layouts/?jquery=none&list=${names.join()}`
const BRICKS = ['.blog-items', '.portfolio-items', '.gallery-masonry .filterable-items']

/** Laurel's first styles wait for its code for as long as the machine needs. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '.blog-item, .portfolio-item, .gallery-item, .post-filter-tabs { animation-delay: 3600s !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })
})

/** Items that lie on each other, or stick out of their list, in px of the window. */
function misplaced(list: Locator): Promise<string[]> {
  return list.evaluate((element) => {
    const around = element.getBoundingClientRect()
    const items = [...element.querySelectorAll<HTMLElement>(':scope > :not(.grid-sizer)')].filter(
      ({ offsetWidth }) => offsetWidth > 0,
    )
    const rects = items.map((item) => item.getBoundingClientRect())
    const outside = rects.filter(
      ({ left, right, bottom }) =>
        left < around.left - 1 || right > around.right + 1 || bottom > around.bottom + 1,
    )
    const pairs = rects.flatMap((one, index) => rects.slice(index + 1).map((other) => ({ one, other })))
    const overlapping = pairs.filter(
      ({ one, other }) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
    )
    return [...outside.map(() => 'outside'), ...overlapping.map(() => 'overlap')]
  })
}

/** Empty room between an item and the next one below it in its column, in px: the most of a list. */
function widestGap(list: Locator): Promise<number> {
  return list.evaluate((element) => {
    const rects = [...element.children].map((item) => item.getBoundingClientRect())
    const gaps = rects.map((one) => {
      const below = rects.filter(({ left, top }) => Math.abs(left - one.left) < 2 && top > one.top + 1)
      const next = Math.min(...below.map(({ top }) => top))
      return Number.isFinite(next) ? next - one.bottom : 0
    })
    return Math.max(...gaps)
  })
}

/** Pictures of a multi-size list that are not as high as one standard item, or as two and the gap between them. */
function wholeRows(list: Locator): Promise<string[]> {
  return list.evaluate((element) => {
    const heightsOf = (size: string) =>
      [...element.querySelectorAll(`${size} .multi-masonry-img-wrap`)].map(
        (picture) => picture.getBoundingClientRect().height,
      )
    const [standard = 0] = heightsOf('.size-standard')
    const item = element.querySelector('.size-standard')
    const double = 2 * standard + Number.parseFloat(item ? getComputedStyle(item).marginBottom : '')
    const odd = [
      ...heightsOf('.size-wide').filter((height) => height !== standard),
      ...[...heightsOf('.size-tall'), ...heightsOf('.size-wide-tall')].filter((height) => height !== double),
    ]
    return odd.map((height) => `${height} beside ${standard}`)
  })
}

const axeFinds = (page: Page, part: string) => findings(page, part, { without: ['heading-order'] })

test('[S62] layouts: bricks without gaps and overlaps at every width, also from right to left (5.1, 5.9)', async ({
  page,
  shop,
}) => {
  for (const knobs of ['', '&rtl&csp=strict']) {
    await shop.open(layouts('blog-masonry', 'portfolio-multi', 'gallery-block') + knobs)
    for (const selector of BRICKS) {
      await page.locator(selector).scrollIntoViewIfNeeded()
      await expect(page.locator(selector)).toHaveCSS('position', 'relative')
    }
    for (const width of [1280, 900, 768, 390]) {
      await page.setViewportSize({ width, height: 800 })
      for (const selector of BRICKS) await expect.poll(() => misplaced(page.locator(selector))).toEqual([])
      await expect.poll(() => widestGap(page.locator('.blog-items'))).toBeLessThan(26)
      await expect.poll(() => wholeRows(page.locator('.portfolio-items'))).toEqual([])
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    const isRight = () =>
      page.locator('.blog-items').evaluate((list) => {
        const edges = [...list.children].map((item) => item.getBoundingClientRect().left)
        return edges[0] === Math.max(...edges)
      })
    await expect.poll(isRight).toBe(knobs.includes('rtl'))
    // The sixth fits above the fifth, which is too wide to be beside the third and the fourth.
    const topOf = async (at: number) => (await page.locator('.multi-masonry-item').nth(at).boundingBox())?.y
    await expect.poll(async () => (await topOf(5)) === (await topOf(3))).toBe(true)
  }
  expect(shop.printed).toEqual([])
})

test('[S62] layouts: a filter by keyboard closes ranks, and the lightbox pages through what is shown (5.6, 5.8)', async ({
  page,
  shop,
}) => {
  await shop.open(layouts('portfolio-masonry', 'blog-standard'))
  const list = page.locator('.portfolio-items')
  const link = page.locator('.portfolio-wrap .filtering a.medals')
  await expect(link).toHaveText('Medals2')
  await expect(page.locator('.portfolio-wrap .filtering a.repairs')).toBeHidden()
  await expect(list.locator('> .item-animated')).toHaveCount(9)
  await link.focus()
  await page.keyboard.press('Space')
  await expect(list.locator('> li:visible')).toHaveCount(2)
  await expect.poll(() => misplaced(list)).toEqual([])
  const tops = () =>
    list
      .locator('> li:visible')
      .evaluateAll((items) => items.map((item) => item instanceof HTMLElement && item.offsetTop))
  await expect.poll(tops).toEqual([0, 0])
  expect(new URL(page.url()).hash).toBe('')
  expect(await axeFinds(page, '.filter-wrap')).toEqual([])
  const hidden = list.locator('> li:not(:visible) a.lightbox').first()
  const takesFocus = (node: HTMLElement | SVGElement) => {
    node.focus()
    return document.activeElement === node
  }
  expect(await hidden.evaluate(takesFocus)).toBe(false)
  await list.locator('> li:visible a.lightbox').first().click()
  await page.locator('.ilightbox-toolbar .ilightbox-next-button:not(.disabled)').click()
  await expect(page.locator('.ilightbox-toolbar .ilightbox-next-button')).toHaveClass(/disabled/)
  await page.keyboard.press('Escape')
  await page.locator('[data-aux="categories"]').click()
  await page.locator('[data-aux="tags"]').click()
  await expect(page.locator('.aux-tags')).toBeVisible()
  await expect(page.locator('.aux-categories')).toBeHidden()
  expect(await axeFinds(page, '.blog-aux-wrap')).toEqual([])
  expect(shop.printed).toEqual([])
})

const LAID = [
  { width: 1280, first: 'blog-masonry', second: 'galleries' },
  { width: 390, first: 'blog-masonry', second: 'galleries' },
  // Their filters are in one line, and nearly fill it.
  { width: 390, first: 'galleries-masonry', second: 'blog-bold' },
]

test(`[S62] layouts: nothing moves when bricks are laid, and all is shown one by one (5.2, 5.3): ${LAID.map(({ width, first }) => `${first} at ${width} px`).join(', ')}`, async ({
  page,
  shop,
}) => {
  const shifts = await watchShifts(page)
  await page.addInitScript(() => {
    const delays = new Map<Element, unknown>()
    Object.assign(window, { delays })
    const { animate } = Element.prototype
    Element.prototype.animate = function (keyframes, options) {
      if (typeof options === 'object' && this.matches('li:not(.item-animated)'))
        delays.set(this, options.delay)
      return animate.call(this, keyframes, options)
    }
  })
  /** When the fade of each element of a list begins, in ms. */
  const delaysIn = (list: Locator) =>
    list.locator('> li').evaluateAll((items) => {
      const delays: Map<Element, unknown> = Reflect.get(window, 'delays')
      return items.map((item) => delays.get(item))
    })
  for (const { width, first, second } of LAID) {
    await test.step(`${first} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const script = await shop.hold(LAUREL)
      await page.goto(`${shop.url}${layouts(first, second)}&count=4`, { waitUntil: 'commit' })
      await styled(page)
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
      const bricks = page.locator('.masonry-items')
      const rows = page.locator(':is(.blog-items, .gallery-items):not(.masonry-items)')
      await expect(bricks.locator('> li').first()).toHaveCSS('opacity', '0')
      await shifts.forget()
      script()
      await expect(bricks).toHaveCSS('position', 'relative')
      await expect(bricks.locator('> .item-animated')).toHaveCount(4)
      await expect(rows.locator('> .item-animated')).toHaveCount(0)
      await rows.scrollIntoViewIfNeeded()
      await expect(rows.locator('> .item-animated')).toHaveCount(4)
      for (const list of [bricks, rows]) expect(await delaysIn(list)).toEqual([0, 200, 400, 600])
      expect(await shifts.seen()).toEqual([])
      await page.unrouteAll()
    })
  }
})

test('[S62] layouts: what load-more brings is counted, obeys the current filter, and is laid among the others', async ({
  page,
  shop,
}) => {
  await shop.open('/news/?news=masonry&load-more&jquery=none')
  await page.locator('.title-wrap').evaluate((title) => {
    title.insertAdjacentHTML(
      'beforeend',
      `<ul class="filtering"><li class="all selected"><a href="#" data-filter="*">All</a></li>
       <li><a href="#" class="clubs" data-filter=".clubs">Clubs</a></li></ul>`,
    )
  })
  const list = page.locator('.blog-items')
  const filter = (name: string) => page.locator(`.filtering [data-filter="${name}"]`)
  await filter('.clubs').click()
  await expect(filter('.clubs')).toHaveText('Clubs2')
  await expect(list.locator('> li:visible')).toHaveCount(2)
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(filter('*')).toHaveText('All12')
  await expect(filter('.clubs')).toHaveText('Clubs4')
  await expect(list.locator('> .clubs:visible')).toHaveCount(4)
  await expect(list.locator('> li:visible')).toHaveCount(4)
  await expect.poll(() => misplaced(list)).toEqual([])
  await filter('*').click()
  await expect(list.locator('> .item-animated:visible')).toHaveCount(12)
  await expect.poll(() => misplaced(list)).toEqual([])
  expect(shop.printed).toEqual([])
})

test('[S62] layouts: a list in a closed tab is placed when the tab is shown (5.15); a broken picture is no obstacle (5.14)', async ({
  page,
  shop,
}) => {
  await page.route('**/detail-ribbon.svg', (route) => route.abort())
  await page.goto(`${shop.url}${layouts('portfolio-masonry', 'portfolio-standard')}&in-tab`)
  await shop.mounted('tabs', 'item-list')
  await page.locator('.nav-tabs a').nth(1).click()
  const list = page.locator('.portfolio-items.masonry-items')
  await list.scrollIntoViewIfNeeded()
  await expect(list).toHaveCSS('position', 'relative')
  await expect.poll(() => misplaced(list)).toEqual([])
  // They move to their places.
  await expect
    .poll(() =>
      list.evaluate(
        ({ children }) => new Set([...children].map((item) => item.getBoundingClientRect().left)).size,
      ),
    )
    .toBe(3)
  await expect(list.locator('> .item-animated')).toHaveCount(9)
  const rows = page.locator('.standard-portfolio > li')
  await rows.first().scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      rows.evaluateAll((items) => {
        const heights = items.map((item) => item.getBoundingClientRect().height)
        return Math.max(...heights) - Math.min(...heights)
      }),
    )
    .toBeLessThan(0.1)
})

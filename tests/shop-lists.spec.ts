// The ids in the titles are rows of contract 02.
import type { CDPSession, Page } from '@playwright/test'
import { findings } from './axe'
import { createFingers } from './fingers'
import { watchShifts } from './layout-shift'
import { expect, framesDrawn, test } from './shop'

const PRODUCTS = '#products > .product:not(.grid-sizer)'
/** Rows that are measured one by one would need a layout each. */
const MOST_LAYOUTS = 12

const products = (page: Page) => page.locator(PRODUCTS)
const layoutLink = (page: Page, layout: string) =>
  page.locator(`.layout-opt[data-layout="${layout}"]`).filter({ visible: true })

/** Where the products are, as rows of numbers of products, and whether any two lie on each other. */
function rows(page: Page) {
  return page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((product) => product.getBoundingClientRect())
    const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))].sort((a, b) => a - b)
    const overlaps = boxes.filter((box, index) =>
      boxes
        .slice(0, index)
        .some(
          (other) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1,
        ),
    ).length
    return {
      rows: tops.map((top) => boxes.filter((box) => Math.round(box.top) === top).length),
      heights: new Set(boxes.map(({ height }) => Math.round(height))).size,
      overlaps,
    }
  }, PRODUCTS)
}

async function layoutCount(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN
}

async function choose(page: Page, layout: string) {
  await layoutLink(page, layout).click()
  await expect(page.locator(`${PRODUCTS}.product-layout-${layout}`).first()).toBeAttached()
  await expect(page.locator('#products')).toHaveCSS('opacity', '1')
}

test.describe('[S29] reveal', () => {
  test('[S29] reveal: products come one after the other, and nothing moves', async ({ page, shop }) => {
    const shifts = await watchShifts(page)
    await page.addInitScript(() => {
      const order: string[] = []
      Object.assign(window, { order })
      new MutationObserver((records) => {
        for (const { target } of records) {
          const title =
            target instanceof Element && target.matches('li.item-animated') && target.querySelector('h3')
          if (title && !order.includes(title.textContent ?? '')) order.push(title.textContent ?? '')
        }
      }).observe(document, { subtree: true, attributeFilter: ['class'] })
    })
    await shop.open('/shop/?show_products=6')
    await expect(page.locator(`${PRODUCTS}.item-animated`)).toHaveCount(6)
    expect(await page.evaluate(() => Reflect.get(window, 'order'))).toEqual(
      await products(page).locator('h3').allTextContents(),
    )
    expect(await shifts.seen()).toEqual([])
    await expect(products(page).last()).toHaveCSS('opacity', '1')
    expect(shop.printed).toEqual([])
  })

  test('[S29] reveal: a list below waits for the visitor', async ({ page, shop }) => {
    await page.clock.install()
    await shop.open('/home/')
    const product = page.locator('.product-grid .product').first()
    await expect(page.locator('.product-grid.laurel-reveals')).toHaveCount(1)
    await page.clock.runFor(5000)
    await expect(product).not.toHaveClass(/item-animated/)
    await expect(product).toHaveCSS('opacity', '0')
    await product.scrollIntoViewIfNeeded()
    await expect(product).toHaveClass(/item-animated/)
  })

  test('[S29] [esm] reveal: without its code the products are shown all the same', async ({ page, shop }) => {
    await shop.fault('chunk/shop-lists-group:404')
    await page.goto(`${shop.url}/shop/`)
    const product = products(page).first()
    await expect(product).toHaveCSS('opacity', '0')
    await product.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish()
    })
    await expect(product).toHaveCSS('opacity', '1')
  })
})

test.describe('[S29] shop layout', () => {
  test('[S29] shop layout: each has its rows, heights and widths (PL3, PL6, PL7, PL8)', async ({
    page,
    shop,
  }) => {
    await shop.open('/shop/')
    await shop.mounted('shop-layout')
    expect((await rows(page)).rows).toEqual([4, 4, 4, 4, 1])
    // The second click comes while the first is under way, and is none.
    await page.evaluate(() => {
      for (const layout of ['grid', 'list']) {
        document.querySelector<HTMLElement>(`[data-layout="${layout}"]`)?.click()
      }
    })
    await expect(page.locator(`${PRODUCTS}.product-layout-grid.col-sm-sf-5`)).toHaveCount(17)
    await expect(page.locator('#products')).toHaveCSS('opacity', '1')
    await expect.poll(() => rows(page)).toEqual({ rows: [5, 5, 5, 2], heights: 1, overlaps: 0 })
    expect(page.url()).toBe(`${shop.url}/shop/`)
    await choose(page, 'list')
    expect(await rows(page)).toMatchObject({ rows: Array(17).fill(1), overlaps: 0 })
    await choose(page, 'standard')
    await expect.poll(() => rows(page)).toEqual({ rows: [4, 4, 4, 4, 1], heights: 1, overlaps: 0 })
    await page.setViewportSize({ width: 800, height: 800 })
    await expect.poll(() => rows(page)).toMatchObject({ heights: 1, overlaps: 0 })
    expect(shop.printed).toEqual([])
  })

  test('[S29] shop layout: on a phone by its own links, and by keyboard alone', async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await shop.open('/shop/?sidebar=left')
    await shop.mounted('shop-layout')
    expect((await rows(page)).rows.slice(0, 3)).toEqual([2, 2, 2])
    await layoutLink(page, 'solo').focus()
    await page.keyboard.press('Space')
    await expect(layoutLink(page, 'solo')).toHaveAttribute('aria-pressed', 'true')
    await expect(layoutLink(page, 'solo')).toBeFocused()
    expect((await rows(page)).rows).toEqual(Array(17).fill(1))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(layoutLink(page, 'standard')).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => rows(page)).toMatchObject({ rows: [2, 2, 2, 2, 2, 2, 2, 2, 1], heights: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(shop.printed).toEqual([])
  })

  test('[S29] shop layout: 96 products change places in a handful of layouts', async ({ page, shop }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await shop.open('/shop/?products=96&show_products=all')
    await shop.mounted('shop-layout')
    await expect(page.locator(`${PRODUCTS}.item-animated`)).toHaveCount(96)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const before = await layoutCount(session)
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-layout="grid"]')?.click())
    await expect(page.locator(`${PRODUCTS}.product-layout-grid`)).toHaveCount(96)
    await framesDrawn(page)
    expect((await layoutCount(session)) - before).toBeLessThan(MOST_LAYOUTS)
    await expect(page.locator('#products')).toHaveCSS('opacity', '1')
    await expect(page.locator(`${PRODUCTS}.mini-view`)).toHaveCount(96)
    await expect.poll(() => rows(page)).toEqual({ rows: [...Array(19).fill(5), 1], heights: 1, overlaps: 0 })
    expect(shop.printed).toEqual([])
  })
})

test('[S29] mini view: by real width, after a resize, and for what comes later (PL2)', async ({
  page,
  shop,
}) => {
  await shop.open('/shop/?products=3')
  await expect(page.locator('.product.mini-view')).toHaveCount(0)
  await page.setViewportSize({ width: 900, height: 800 })
  await expect(page.locator('.product.mini-view')).toHaveCount(3)
  await page.evaluate(() => {
    for (const width of [280, 279]) {
      const product = document.createElement('div')
      product.className = 'product'
      product.id = `late-${width}`
      product.style.cssText = `width: ${width}px; padding: 0 40px; box-sizing: border-box`
      document.querySelector('main, #main-container')?.append(product)
    }
  })
  await expect(page.locator('#late-279')).toHaveClass(/mini-view/)
  await expect(page.locator('#late-280')).not.toHaveClass(/mini-view/)
  expect(shop.printed).toEqual([])
})

async function expectWholeSidebar(page: Page) {
  const sidebar = page.locator('#products > .sidebar')
  await expect(sidebar).toHaveCSS('opacity', '1')
  const [box, first] = await Promise.all([sidebar.boundingBox(), products(page).first().boundingBox()])
  // With its gap of 24 px.
  const heights = (box?.height ?? 0) / ((first?.height ?? 0) + 24)
  expect(Math.abs(heights - Math.round(heights))).toBeLessThan(0.02)
}

test.describe('[S29] other lists', () => {
  test('[S29] packed products, in masonry and at full width, also from right to left, lie well, before and after a resize; a sidebar among them comes to be seen, and is of whole rows', async ({
    page,
    shop,
  }) => {
    for (const path of [
      'list=masonry',
      'list=full-width',
      'list=full-width&rtl',
      'list=masonry&rtl&sidebar=right',
    ]) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 800 })
        await shop.open(`/shop/?${path}`)
        await shop.mounted('packed-products')
        await expect.poll(() => rows(page).then(({ overlaps }) => overlaps)).toBe(0)
        const isWithin = () =>
          page.evaluate((selector) => {
            const list = document.querySelector('#products')?.getBoundingClientRect()
            return [...document.querySelectorAll(selector)].every((product) => {
              const { left, right, bottom } = product.getBoundingClientRect()
              return list && left >= list.left && right <= list.right && bottom <= list.bottom + 1
            })
          }, PRODUCTS)
        expect(await isWithin()).toBe(true)
        if (path === 'list=full-width') await expectWholeSidebar(page)
        await page.setViewportSize({ width: 1000, height: 800 })
        await expect.poll(isWithin).toBe(true)
        await expect.poll(() => rows(page).then(({ overlaps }) => overlaps)).toBe(0)
        expect(shop.printed).toEqual([])
      })
    }
  })

  test('[S29] preview slider: by keyboard, and by a finger (PL15)', async ({ page, shop }) => {
    await shop.open('/shop/?list=preview')
    const product = products(page).first()
    const slides = product.locator('.img-wrap')
    await product.getByRole('button', { name: 'Picture 2 of 3' }).press('Enter')
    await expect(slides.nth(1)).toHaveClass(/\bselected\b/)
    await expect(slides.nth(0)).toHaveClass(/\bmove-left\b/)
    await expect(slides.nth(2)).toHaveClass(/\bmove-right\b/)
    await expect(product.locator('.product-details')).toHaveClass(/on-sale is-visible/)
    const box = await product.locator('.variable-image-wrapper').boundingBox()
    if (!box) throw new Error('no pictures')
    const fingers = await createFingers(page)
    await fingers.swipe([box.x + box.width * 0.6, box.y + box.height / 2], box.width * -0.3)
    await expect(slides.nth(2)).toHaveClass(/\bselected\b/)
    expect(shop.printed).toEqual([])
  })

  test('[S30] upsells open under a product, and are there (PL13)', async ({ page, shop }) => {
    await shop.open('/product/gold-cup/?upsells')
    await shop.mounted('shop-toggles')
    const offers = page.locator('.upsells > ul.products')
    await expect(offers).toBeHidden()
    await page.getByRole('button', { name: 'You may also like' }).click()
    await expect(offers.locator('.product').first()).toBeVisible()
    await expect(offers.locator('.product').first()).toHaveCSS('opacity', '1')
    await expect(page.locator('.upsell-heading-link i')).toHaveClass('sf-icon-minus')
    await page.getByRole('button', { name: 'You may also like' }).click()
    await expect(offers).toBeHidden()
    expect(shop.printed).toEqual([])
  })
})

test.describe('[S30] products per page and filters', () => {
  test('[S30] show products: what the list is ordered by stays, and back leads back (PL10)', async ({
    page,
    shop,
  }) => {
    await shop.open('/shop/page/3/?orderby=price&products=96#footer-wrap')
    const first = await products(page).locator('h3').first().textContent()
    await page.locator('.show-products-link', { hasText: '48' }).click()
    await page.waitForURL(`${shop.url}/shop/?orderby=price&products=96&show_products=48`)
    await expect(products(page)).toHaveCount(48)
    await page.locator('.show-products-link', { hasText: '24' }).click()
    await page.waitForURL(`${shop.url}/shop/?orderby=price&products=96&show_products=24`)
    await page.goBack()
    await expect(products(page)).toHaveCount(48)
    await page.goBack()
    await expect(products(page).locator('h3').first()).toHaveText(first ?? '')
    expect(page.url()).toContain('/shop/page/3/')
    const popup = page.context().waitForEvent('page')
    const link = page.locator('.show-products-link', { hasText: '48' })
    await link.hover()
    await expect(link).toHaveAttribute('href', /products=96/)
    await link.click({ modifiers: ['Control'] })
    await expect(await popup).toHaveURL(`${shop.url}/shop/?orderby=price&products=96&show_products=48`)
    expect(page.url()).toContain('/shop/page/3/?orderby')
    expect(shop.printed).toEqual([])
  })

  test('[S30] mobile filters: down and up, turned round in the middle (PL12)', async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await shop.open('/shop/')
    const link = page.getByRole('button', { name: 'Filters' })
    const panel = page.locator('.sf-mobile-shop-filters')
    await expect(panel).toBeHidden()
    await link.press('Space')
    await expect(link).toHaveClass(/filters-open/)
    await expect(link).toHaveAttribute('aria-expanded', 'true')
    const height = () => panel.evaluate((element) => element.getBoundingClientRect().height)
    await expect.poll(height).toBeGreaterThan(300)
    expect(await panel.locator('.count').first().textContent()).toBe('3')
    const endSlide = () =>
      panel.evaluate((element) => {
        for (const slide of element.getAnimations()) slide.finish()
      })
    /** Clicks, and holds the panel in the middle of its way. */
    const turn = async () => {
      await panel.evaluate(
        (element, button) => {
          if (button instanceof HTMLElement) button.click()
          for (const slide of element.getAnimations()) {
            slide.pause()
            slide.currentTime = 200
          }
        },
        await link.elementHandle(),
      )
      return height()
    }
    await endSlide()
    const open = await height()
    const half = await turn()
    expect(half).toBeGreaterThan(open * 0.3)
    expect(half).toBeLessThan(open * 0.7)
    expect(await turn()).toBeGreaterThan((half + open) / 2 - 20)
    await expect(link).toHaveClass(/filters-open/)
    expect(await turn()).toBeLessThan(half)
    await endSlide()
    await expect(panel).toBeHidden()
    await expect(link).not.toHaveClass(/filters-open/)
    expect(shop.printed).toEqual([])
  })
})

test('[X09] product lists: axe finds nothing in any layout, in open filters, nor in pictures of variations', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 700, height: 800 })
  await shop.open('/shop/?show_products=6')
  await shop.mounted('shop-layout', 'shop-toggles')
  for (const layout of ['grid', 'list', 'solo', 'standard']) {
    await choose(page, layout)
    expect(await findings(page, ['.woo-aux-options-wrap', '.product-details']), layout).toEqual([])
  }
  await page.getByRole('button', { name: 'Filters' }).click()
  expect(await findings(page, '.woo-aux-options-wrap')).toEqual([])
  await shop.open('/shop/?list=preview&show_products=4')
  await expect(page.locator('.preview-slider-dots')).toHaveCount(4)
  expect(await findings(page, '.preview-slider-dots')).toEqual([])
})

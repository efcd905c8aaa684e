import type { Page } from '@playwright/test'
import { startServer } from '../fixtures-html/server/server.mjs'
import { findings } from './axe'
import { expect, framesDrawn, test } from './shop'

const CODE = /debug-overlay/
const OVERLAY = '[data-laurel-debug]'

const panel = (page: Page) => page.getByRole('region', { name: 'laurel on this page' })
const entry = (page: Page, name: string) =>
  panel(page)
    .locator('.list > li')
    .filter({ has: page.getByRole('button', { name, exact: true }) })
const heart = (page: Page) => page.locator('.love-it').first()

/** The frame of the first love button on the page. */
const frame = (page: Page) => page.locator('.outline:visible', { hasText: 'love-button' }).first()

/** How far the frame is from where the button is, px. */
async function offBy(page: Page) {
  await framesDrawn(page)
  const [around, within] = await Promise.all([frame(page).boundingBox(), heart(page).boundingBox()])
  return Math.round(Math.abs((around?.y ?? 1e6) - (within?.y ?? 0)))
}

/** The elements that the overlay could leave behind. The page's own widgets may change what is inside them. */
const frameOfPage = (page: Page) =>
  page.evaluate(() => {
    const { documentElement, head, body } = document
    const open = ({ attributes }: Element) => [...attributes].map(({ name, value }) => `${name}="${value}"`)
    const children = [...body.children].filter((child) => !child.hasAttribute('data-laurel-debug'))
    // Code that is fetched ahead belongs to other islands.
    const inHead = [...head.children].filter((child) => !child.matches('[rel="modulepreload"]'))
    return [
      open(documentElement),
      inHead.map((child) => child.outerHTML),
      open(body),
      children.map((child) => child.tagName),
    ]
  })

test.describe('[X07] debug overlay', () => {
  test('[X07] debug overlay: shows the state of each island, follows the page, and lets its clicks through', async ({
    page,
    shop,
    bundle,
  }) => {
    await shop.open('/blog/?laurel=debug')
    const love = entry(page, 'love-button')
    await expect(love).toContainText(/wakes: intent · \d+ asleep/)
    await expect(entry(page, 'cart-notice')).toContainText('the whole page: awake')
    // In the one-file bundle nothing is fetched, and the islands are mounted before the overlay's code is
    // here.
    if (bundle === 'esm') {
      // Code is fetched ahead after the visitor's first interaction.
      await page.mouse.move(5, 5)
      await expect(love).toContainText(/asleep · [\d.]+ kB in [\d.]+ m?s/)
    }
    const list = page.getByRole('button', { name: 'List', exact: true })
    await list.click()
    await heart(page).evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(frame(page)).toContainText('love-button · intent · asleep')
    await expect.poll(() => offBy(page)).toBeLessThanOrEqual(1)
    await heart(page).click()
    await expect(heart(page)).toHaveClass(/loved/)
    await list.click()
    await expect(love).toContainText(/\d+ awake/)
    await expect(frame(page)).toContainText('love-button · intent · awake')

    await page.mouse.wheel(0, 60)
    await expect.poll(() => offBy(page)).toBeLessThanOrEqual(1)
    await page.setViewportSize({ width: 900, height: 700 })
    await expect.poll(() => offBy(page)).toBeLessThanOrEqual(1)
    await page.evaluate(() => {
      const late = document.createElement('form')
      late.className = 'shipping-calculator-form'
      late.append('How much to Ballarat?')
      document.querySelector('.love-it')?.before(late)
    })
    await expect(entry(page, 'shipping-calculator')).toContainText('1 awake')
    await page.evaluate(() => document.querySelector('.shipping-calculator-form')?.remove())
    await expect(entry(page, 'shipping-calculator')).toHaveCount(0)
    await page.evaluate(() => {
      const container = document.getElementById('container')
      if (container) window.laurel?.unmount(container)
    })
    await expect(love).not.toContainText('awake')
    expect(shop.printed).toEqual([])
  })

  test('[X07] debug overlay: by keyboard alone: reached first, filtered, led to a place, closed', async ({
    page,
    shop,
  }) => {
    await shop.open('/blog/?laurel=debug')
    await expect(entry(page, 'love-button')).toBeVisible()
    const before = await frameOfPage(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'List', exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Filter by name')).toBeFocused()
    await page.keyboard.insertText('love but')
    await expect(panel(page).getByRole('status')).toHaveText('1 island of that name')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'love-button' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('.outline[data-picked]')).toBeInViewport()
    await expect(heart(page)).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    expect(await frameOfPage(page)).toEqual(before)
    expect(shop.printed).toEqual([])
  })

  test('[X07] [esm] debug overlay: code that does not load is reported, and the rest goes on', async ({
    page,
    shop,
  }) => {
    await shop.fault('chunk/cart-buttons:404')
    await shop.open('/blog/?laurel=debug')
    const love = entry(page, 'love-button')
    // The first of all may lie below the overlay.
    await page.locator('.blog-items .love-it').first().hover()
    await expect(love).toContainText(/\d+ failed/)
    await expect(love.locator('.errors')).toContainText('(load)')
    await expect(entry(page, 'cart-notice')).toContainText('awake')
  })

  test('[X07] debug overlay: axe finds nothing, also at 390 px, where it begins folded and fits', async ({
    page,
    shop,
  }) => {
    await shop.open('/blog/?laurel=debug')
    await expect(entry(page, 'love-button')).toBeVisible()
    expect(await findings(page, OVERLAY)).toEqual([])
    await page.setViewportSize({ width: 390, height: 800 })
    await page.reload()
    const list = page.getByRole('button', { name: 'List', exact: true })
    await expect(list).toHaveAttribute('aria-expanded', 'false')
    const [folded] = await Promise.all([panel(page).boundingBox(), expect(heart(page)).toBeAttached()])
    expect(folded?.height).toBeLessThan(60)
    await list.click()
    await expect(entry(page, 'love-button')).toBeVisible()
    const box = await panel(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    expect(await panel(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    expect(await findings(page, OVERLAY)).toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await findings(page, OVERLAY)).toEqual([])
    await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()
  })

  for (const bundle of ['esm', 'single'] as const) {
    test(`[X07] debug overlay: its code is in no other load, ${bundle}`, async ({ page }) => {
      const server = await startServer({ bundle, isWatched: true })
      try {
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        const awake = (name: string) =>
          page.waitForFunction(
            (wanted) => window.laurel?.islands().some((island) => island.name === wanted),
            name,
          )
        for (const query of ['', '?laurel=debugger', '?notlaurel=debug', '?q=laurel=debug']) {
          await page.goto(`${server.url}/blog/${query}`)
          await awake('cart-notice')
        }
        expect(asked.filter((url) => CODE.test(url))).toEqual([])
        const files = [...new Set(asked)].filter((url) =>
          /\/dist\/.*\.(js|css)$/.test(url.split('?')[0] ?? ''),
        )
        const texts = await Promise.all(files.map(async (url) => (await page.request.get(url)).text()))
        expect(texts.length).toBeGreaterThan(1)
        expect(texts.filter((text) => text.includes('data-laurel-debug'))).toEqual([])
        await page.goto(`${server.url}/blog/?page=1&laurel=debug`)
        await awake('debug-overlay')
        await expect(entry(page, 'love-button')).toBeVisible()
        expect(asked.filter((url) => CODE.test(url))).toHaveLength(1)
      } finally {
        await server.close()
      }
    })
  }
})

import type { Page } from '@playwright/test'
import { scrollThrough } from './narrow'
import { expect, test } from './shop'

/** A phone's window with its address bar, and without. */
const [WITH_BAR, WITHOUT_BAR] = [
  { width: 390, height: 664 },
  { width: 390, height: 745 },
]

test.describe('[X14] on a phone', () => {
  test.use({ viewport: WITH_BAR, hasTouch: true, isMobile: true })

  test('[X14] [S55] [S43] the address bar moves: what covers the page covers it still', async ({
    page,
    shop,
  }) => {
    const covers = async (part: string) => {
      await page.setViewportSize(WITHOUT_BAR)
      const bottom = () =>
        page
          .locator(part)
          .first()
          .evaluate((each) => each.getBoundingClientRect().bottom)
      await expect.poll(bottom).toBeGreaterThanOrEqual(WITHOUT_BAR.height - 1)
      await page.setViewportSize(WITH_BAR)
    }
    await shop.open('/gallery/')
    await page.locator('[data-rel="ilightbox[12-4410]"]').first().tap()
    await covers('.ilightbox-overlay')
    await shop.open('/shop/?quick-view=on')
    await page.locator('#products [data-jckqvpid="70"]').tap()
    await covers('.mfp-wrap')
    await shop.open('/home/')
    await page.locator('.mobile-menu-link').first().tap()
    await covers('#mobile-menu-wrap')
  })

  test('[X14] [S37] a quick view that opens by hovering: the tap opens it once, and it stays', async ({
    page,
    shop,
  }) => {
    await page.goto(`${shop.url}/shop/?quick-view=on&quick-view-trigger_general_method=mouseover`)
    await page.locator('#products [data-jckqvpid="70"]').tap()
    await expect(page.locator('.mfp-container')).toHaveClass(/mfp-s-ready/)
    await expect(page.locator('#jckqv h1')).toHaveText('Star Medal with Ribbon')
    expect(await shop.calls('jckqv')).toHaveLength(1)
  })

  test('[X14] [X07] the field that laurel makes is large enough: an iPhone does not zoom into it', async ({
    page,
    shop,
  }) => {
    await shop.open('/blog/?laurel=debug')
    await page.getByRole('button', { name: 'List', exact: true }).tap()
    await expect(page.getByLabel('Filter by name')).toHaveCSS('font-size', '16px')
  })
})

/** Takes note of the listeners of laurel's that leave it to the browser whether they are passive. */
async function noteListeners(page: Page) {
  await page.addInitScript(() => {
    const left: string[] = []
    Object.assign(window, { left })
    const { addEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const isSaid = typeof options === 'object' && typeof options.passive === 'boolean'
      if (/^(?:touchstart|touchmove|wheel|mousewheel)$/.test(type) && !isSaid) {
        const caller = new Error().stack?.match(/\/dist\/[^?:]+/)?.[0]
        if (caller) left.push(`${type} in ${caller}`)
      }
      return addEventListener.call(this, type, listener, options)
    }
  })
  return (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'left'))
}

test('[X14] listeners to touches and wheels say whether they are passive', async ({ page, shop }) => {
  test.setTimeout(300_000)
  const left = await noteListeners(page)
  for (const [path, open] of [
    ['/home/', '.mobile-menu-link, .menu-link'],
    ['/hero/', undefined],
    ['/gallery/', '[data-rel="ilightbox[12-4410]"]'],
    ['/product/gold-cup/', undefined],
    ['/carousels/', undefined],
    ['/builder/', undefined],
    ['/feed/', '.cff-album .cff-lightbox-link'],
    ['/contact/', undefined],
    ['/blog/?laurel=debug', undefined],
  ] as const) {
    await shop.open(path)
    await scrollThrough(page)
    if (open) await page.locator(open).first().dispatchEvent('click')
    await shop.quiet()
    expect.soft(await left(), path).toEqual([])
  }
})

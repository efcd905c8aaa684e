// The ids in the titles are rows of contract 04.
import type { Page } from '@playwright/test'
import { findings } from './axe'
import { watchShifts } from './layout-shift'
import { expect, framesDrawn, LAUREL, styled, test } from './shop'

const KINDS =
  'row,row-stretch,row-no-sizer,row-offset,full-width-block,row-parallax,row-video,old-window,multilayer,row-window'
const url = (block: string, knobs = '') => `/builder/?copies=1&block=${block}&${knobs}`

test.use({ baseURL: async ({ server }, use) => use(server.url) })

/** The elements of the page and their boxes, in px. */
function places(page: Page) {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.page-content > section, .spb-row, .spb-row h3, .spb-full-width-element, .spb_multilayer_parallax, .content-layer',
      ),
    ].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const { opacity, visibility } = getComputedStyle(element)
      return { box: [left, top, width, height], opacity, visibility }
    }),
  )
}

const laidOut = (page: Page) =>
  expect
    .poll(() =>
      page.locator('.spb-row:not([data-sb-init]), .spb_multilayer_parallax:not([style*="opacity"])').count(),
    )
    .toBe(0)

test.describe('[P01] [P12] [P16] rows and layers of the page builder', () => {
  for (const [what, width, knobs] of [
    ['in a window', 1280, ''],
    ['on a phone, under a strict policy, without jQuery', 390, 'csp=strict&jquery=none'],
    ['from right to left, in a boxed page', 1440, 'rtl&header=boxed'],
  ] as const) {
    test(`[P01] [P12] [P16] rows: before any script they are where they will stay, ${what} (R1 to R7, R13)`, async ({
      page,
      shop,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      // The header and the button to the top move by themselves.
      const shifts = await watchShifts(page, { within: '.page-content' })
      const script = await shop.hold(LAUREL)
      await page.goto(url(KINDS, knobs), { waitUntil: 'commit' })
      await styled(page)
      const before = await places(page)
      for (const { opacity, visibility } of before) expect([opacity, visibility]).toEqual(['1', 'visible'])
      await shifts.forget()
      script()
      await page.locator('.spb_multilayer_parallax').scrollIntoViewIfNeeded()
      await laidOut(page)
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await framesDrawn(page)
      for (const [index, { box }] of (await places(page)).entries()) {
        for (const [side, length] of box.entries()) {
          expect(Math.abs(length - (before[index]?.box[side] ?? 0))).toBeLessThan(1.5)
        }
      }
      expect(await shifts.seen()).toEqual([])
      const rows = await page.evaluate(() =>
        [...document.querySelectorAll('.spb-row')].map((row) => row.getBoundingClientRect()),
      )
      const pageWidth = width === 1440 ? 1200 : width
      for (const row of rows) expect([row.left, row.width]).toEqual([(width - pageWidth) / 2, pageWidth])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(shop.printed).toEqual([])
    })
  }

  test('[P01] rows: a picture behind a row moves with the scroll by transform alone; a video plays while it is seen (R9, R12)', async ({
    page,
    shop,
  }) => {
    await page.goto(url('row-window,row-parallax,row-video,column-parallax'))
    await laidOut(page)
    const layer = page.locator('.spb-row > .spb-row-parallax-layer-wrap > .spb-row-parallax-layer')
    const expected = () =>
      layer.evaluate((element) => {
        const row = element.closest('.spb-row')
        const { top = 0, height = 0 } = row?.getBoundingClientRect() ?? {}
        const excess = Math.ceil(800 * 0.2 + Math.round(height)) - Math.round(height)
        return [
          `translate3d(0px, ${Math.round((800 - top) * 0.2 - excess)}px, 0px)`,
          element.getAttribute('style'),
        ]
      })
    await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }))
    await expect
      .poll(async () => {
        const [transform = '', style = ''] = await expected()
        return style?.includes(transform ?? '')
      })
      .toBe(true)
    const first = await layer.getAttribute('style')
    await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }))
    await framesDrawn(page)
    const second = await layer.getAttribute('style')
    expect(second).not.toBe(first)
    const still = (style: string | null) => style?.replace(/transform: [^;]+;/, '')
    expect(still(second)).toBe(still(first))

    const video = page.locator('.spb-row > .video-wrap > video')
    const isPlaying = () =>
      video.evaluate((media: HTMLVideoElement) => !media.paused && media.currentTime > 0)
    await video.evaluate((media) => media.scrollIntoView({ behavior: 'instant' }))
    await expect.poll(isPlaying).toBe(true)
    const covers = await video.evaluate((media) => {
      const [inner, outer] = [media, media.closest('.spb-row')].map((box) => box?.getBoundingClientRect())
      return (
        inner && outer && inner.left < outer.left && inner.right > outer.right && inner.height > outer.height
      )
    })
    expect(covers).toBe(true)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(isPlaying).toBe(false)
    expect(await findings(page, '.page-content')).toEqual([])
    expect(shop.printed).toEqual([])
  })

  test('[P01] [P12] rows: where less motion is asked for nothing moves; rows that come later, a window that changes, a page without laurel’s first paint (M2)', async ({
    page,
    shop,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () =>
        document.getElementById('laurel-first-paint')?.remove(),
      )
    })
    await page.goto(url('row,multilayer,row-parallax,row-video,row-window'))
    // Layers below the window wait until they come near.
    await page.locator('.spb_multilayer_parallax').scrollIntoViewIfNeeded()
    await laidOut(page)
    await page.mouse.move(1200, 100)
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    await framesDrawn(page)
    const moved = page.locator(':is(.spb-row-parallax-layer, .layer)[style*="transform"]')
    await expect(moved).toHaveCount(0)
    const video = page.locator('.spb-row video')
    expect(await video.evaluate((media: HTMLVideoElement) => media.paused)).toBe(true)

    await page.evaluate(() => {
      const [row, sizer] = [
        document.querySelector('.page-content > .fw-row'),
        document.querySelector('.spb-row-sizer'),
      ]
      const copy = row?.cloneNode(true)
      if (!(copy instanceof HTMLElement) || !sizer) return
      copy.id = 'later'
      copy.removeAttribute('style')
      copy.classList.remove('fw-row-adjusted')
      copy.querySelector('.spb-row')?.removeAttribute('data-sb-init')
      sizer.after(copy, sizer.cloneNode())
    })
    const later = page.locator('#later')
    await expect(later).toHaveClass(/fw-row-adjusted/)
    await expect(later).toHaveCSS('width', '1280px')
    const high = page.locator('.spb-row[data-row-height="window-height"]').first()
    await expect(high).toHaveCSS('min-height', '800px')
    await page.setViewportSize({ width: 390, height: 700 })
    await expect(high).toHaveCSS('min-height', '700px')
    await expect(later).toHaveCSS('width', '390px')
    await expect(later).toHaveCSS('left', '-16px')
    expect(shop.printed).toEqual([])
  })

  test('[P01] rows: blocks with padding in the middle or at the bottom are as high as the tallest, and no higher', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      // Contents hold the margins of their paragraphs.
      sheet.replaceSync(`.spb-asset-content { display: flow-root }
        .spb-column-inner .spb_content_element { padding-block: 40px 20px }
        .spb-column-inner .spb_content_element + .spb_content_element { padding-block: 10px 30px }`)
      document.adoptedStyleSheets = [sheet]
    })
    await page.goto('/builder/?copies=2&block=row-content-pos')
    await laidOut(page)
    const lines = () =>
      page.locator('.spb-row[data-col-content-pos]').evaluateAll((rows) =>
        rows.map((row) => {
          const blocks = [...row.querySelectorAll<HTMLElement>('.multi-column-row > div')].map((block) => {
            const content = block.querySelector('.spb-asset-content') ?? block
            const [outer, inner] = [block.getBoundingClientRect(), content.getBoundingClientRect()]
            const { paddingTop, paddingBottom } = getComputedStyle(block)
            const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
            return {
              height: outer.height,
              whole: inner.height + padding,
              above: inner.top - outer.top - Number.parseFloat(paddingTop),
              below: outer.bottom - inner.bottom - Number.parseFloat(paddingBottom),
            }
          })
          const tallest = Math.max(...blocks.map(({ whole }) => whole))
          const isMiddle = row.getAttribute('data-col-content-pos') === 'center'
          return {
            blocks: blocks.length,
            tooHigh: Math.round(Math.max(...blocks.map(({ height }) => height - tallest)) / 2),
            // Half px are cut off.
            offPlace: blocks.map(({ above, below }) =>
              Math.trunc(Math.abs(isMiddle ? above - below : below) / 3),
            ),
            isMoved: blocks.some(({ above }) => above > 10),
          }
        }),
      )
    for (const width of [1280, 900]) {
      await page.setViewportSize({ width, height: 800 })
      const line = { blocks: 2, tooHigh: 0, offPlace: [0, 0], isMoved: true }
      await expect.poll(lines).toEqual([line, line])
    }
    expect(shop.printed).toEqual([])
  })
})

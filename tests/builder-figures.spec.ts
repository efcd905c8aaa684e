// The ids in the titles are rows of contract 04.
import type { Page } from '@playwright/test'
import { findings } from './axe'
import { expect, framesDrawn, test } from './shop'

const FIGURES = '/builder/?block=chart,counter,countdown,progress,drawn-icon&csp=strict&jquery=none'
const PARTS = ['.spb_chart', '.sf-count-asset', '.sf-countdown', '.progress-bar-wrap', '.spb_icon_box']

/** The element in the second copy of all blocks, which is below the fold. */
const second = (page: Page, selector: string, perCopy: number) => page.locator(selector).nth(perCopy)

/** Bars that have not been in view are as the server printed them. */
const UNSEEN = '.progress:not(.animated)'

/** The colours of a ring at its right edge, a quarter of the way round, and just before twelve o'clock. */
const ringColours = (page: Page, index: number) =>
  page
    .locator('.chart-shortcode canvas')
    .nth(index)
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width } = canvas
      const data = canvas.getContext('2d')?.getImageData(0, 0, width, width).data ?? []
      const radius = width / 2 - (width / 170) * 1.5 - 0.08 * width
      return [0.25, 0.97].map((part) => {
        const angle = (part - 0.25) * 2 * Math.PI
        const [x = 0, y = 0] = [Math.cos, Math.sin].map((of) =>
          Math.round(width / 2 + radius * of(angle) - 0.5),
        )
        const first = (y * width + x) * 4
        return [...data.slice(first, first + 3)].join()
      })
    })

test.describe('figures of the page builder', () => {
  test('[P05] [P06] [P07] [P16] figures start when they are seen, and are complete (A1, A2, A3, A5, A12)', async ({
    page,
    shop,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.addInitScript(() => {
      const { animate } = Element.prototype
      Element.prototype.animate = function (...given) {
        if (this instanceof SVGElement) this.setAttribute('data-drawn', '')
        return animate.apply(this, given)
      }
    })
    await shop.open(FIGURES)
    const chart = second(page, '.chart-shortcode', 4)
    const counter = second(page, '.sf-count-asset', 3)
    const bars = second(page, '.spb_progress_bar', 1)
    const icon = second(page, '.sf-svg-icon-holder', 3)
    await expect(chart).not.toHaveClass(/animated/)
    await expect(counter.locator('.count-number')).toHaveText('')
    await bars.evaluate((box) => {
      box.style.display = 'none'
    })

    const scrollToPart = (px: number) =>
      counter.evaluate((box, into) => {
        const top = box.getBoundingClientRect().top - document.documentElement.clientHeight + into
        window.scrollBy({ top, behavior: 'instant' })
      }, px)
    await scrollToPart(148)
    await framesDrawn(page)
    await expect(counter.locator('.count-number')).toHaveText('')
    await scrollToPart(152)
    await expect(counter.locator('.count-number')).not.toHaveText('')
    await counter.evaluate((box) => box.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(chart).toHaveClass(/animated/)
    await expect(counter.locator('.count-number')).toHaveText('12,500+')
    await expect(counter.locator('.count-divider span')).toHaveCSS('width', '80px')
    await expect(counter.locator('.count-subject')).toHaveCSS('opacity', '1')
    await expect(counter.locator('.count-subject')).toHaveCSS('bottom', '0px')
    await expect(counter.locator('.count-number')).toHaveCSS('font-size', '62px')
    await expect(page.locator('.has-icon .icon-divide').nth(2)).toHaveCSS('width', '30px')
    await expect.poll(() => ringColours(page, 4)).toEqual(['179,40,45', '227,221,207'])

    await expect(second(page, '.countdown-row', 1)).toHaveClass(/countdown-show4/)
    await icon.evaluate((box) => box.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect(icon).toHaveCSS('opacity', '1')
    await expect(icon.locator('path[data-drawn]')).toHaveCount(6)
    expect(asked.filter((path) => path.endsWith('/icon-cup.svg'))).toHaveLength(1)

    const bar = bars.locator('.bar').first()
    await expect(bar).toHaveCSS('width', '0px')
    await bars.evaluate((box) => {
      box.style.display = ''
    })
    await expect(bars.locator('.progress-value').first()).toBeVisible()
    const widths = await bars.evaluate((box) => {
      for (const animation of box.getAnimations({ subtree: true })) animation.finish()
      return ['.progress', '.bar', '.bar-text'].map(
        (name) => box.querySelector(name)?.getBoundingClientRect().width,
      )
    })
    expect(widths[1]).toBeCloseTo((widths[0] ?? 0) * 0.8, 0)
    expect(widths[2]).toBeCloseTo(widths[1] ?? 0, 0)

    await icon.evaluate((box) => {
      for (const animation of box.getAnimations({ subtree: true })) animation.finish()
    })
    await expect(icon.locator('path').first()).toHaveCSS('stroke-dasharray', 'none')
    expect(await findings(page, PARTS, { except: UNSEEN })).toEqual([])
    expect(shop.printed).toEqual([])
  })

  test('[P05] [P06] [P16] with less motion, at 390 px, all is there at once; a missing icon is no harm (A15)', async ({
    page,
    shop,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 800 })
    await shop.open(`${FIGURES}&copies=1&figures-icon=icon-missing.svg`)
    for (const part of PARTS) {
      await page.locator(part).last().scrollIntoViewIfNeeded()
    }
    const texts = page.locator('.count-number')
    await page.locator('.sf-count-asset').first().scrollIntoViewIfNeeded()
    await expect(texts).toHaveText(['12,500+', '39 years', '$4.50'])
    await expect(page.locator('.count-subject').last()).toHaveCSS('opacity', '1')
    await expect(page.locator('.progress-value').last()).toBeVisible()
    await expect(page.locator('.sf-svg-icon-animate').first()).toHaveCSS('opacity', '1')
    await expect(page.locator('.chart-shortcode.animated').first()).toBeVisible()
    expect(await ringColours(page, 0)).toEqual(['179,40,45', '227,221,207'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const reports = shop.printed.filter((line) => line.includes('drawn-icon'))
    expect(reports).toHaveLength(1)
  })
})

test.describe('a countdown', () => {
  test.use({ timezoneId: 'Australia/Brisbane' })

  test('[P07] a countdown ends at midnight where the visitor is, and goes; no day is reported (A7, A8, A10)', async ({
    page,
    shop,
  }) => {
    const countdown = page.locator('.sf-countdown')
    await shop.open('/builder/?block=countdown&copies=1&figures-day=2026-13-1')
    await expect.poll(() => shop.printed.length).toBe(1)
    expect(shop.printed[0]).toContain('lacks a real day')
    await expect(countdown).toBeEmpty()
    await expect(countdown).not.toHaveClass(/is-countdown/)

    await page.clock.install({ time: new Date('2026-11-02T23:00:00+10:00') })
    await shop.open('/builder/?block=countdown&copies=1&figures-day=2026-11-3')
    await countdown.scrollIntoViewIfNeeded()
    await expect(countdown.locator('.countdown-show3')).toBeVisible()
    await page.clock.pauseAt(new Date('2026-11-02T23:59:50+10:00'))
    await expect(countdown).toHaveText('0Hours0Mins10Secs')
    await expect(countdown).toHaveRole('timer')
    await page.clock.runFor(10_500)
    await expect(countdown).toHaveText('0Hours0Mins0Secs')
    await page.clock.runFor(1000)
    await expect(countdown).toBeHidden()
    await expect(page.locator('.countdown-subject')).toBeVisible()
    expect(shop.printed).toHaveLength(1)
  })
})

import type { Page } from '@playwright/test'
import { findings } from './axe'
import { expect, framesDrawn, test } from './shop'

/** Every block three times, as a visitor with listings sees them. */
const ALL = '/builder/?user=in'

/** Scrolls from top to bottom and back, by parts of a window, so that everything has been in view. */
async function lookAtAll(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      for (let frames = 0; frames < 4; frames += 1) await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await framesDrawn(page)
}

/** Ids that more than one element has. */
const doubled = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].sort()
  })

/** The animations, counters and hidden elements that a visitor would see unfinished. */
const unfinished = (page: Page) =>
  page.evaluate(() => {
    const selectors = [
      '.spb-row:not([data-sb-init])',
      '.sf-animation:not(.sf-animate)',
      '.chart-shortcode:not(.animated)',
      '.progress .bar:not([style*="width"])',
      '.sf-words-wrapper:not(:has(.is-visible))',
    ]
    const found = selectors.filter((selector) => document.querySelector(`.page-content ${selector}`))
    const numbers = [...document.querySelectorAll('.sf-count-asset, .sf-countdown.is-countdown')]
    if (numbers.some(({ textContent }) => !/\d/.test(textContent))) found.push('a counter without a number')
    for (const element of document.querySelectorAll('.page-content *')) {
      const { opacity, visibility } = getComputedStyle(element)
      // A headline shows one of its words.
      if ((opacity === '0' || visibility === 'hidden') && !element.closest('.sf-words-wrapper')) {
        found.push(element.className || element.tagName)
      }
    }
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
    if (moving.length > 0) found.push(`${moving.length} animations`)
    return found
  })

/** The elements that still fade in. */
const half = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.page-content :is(.count-subject, .sf-animation)')]
      .filter((element) => getComputedStyle(element).opacity !== '1')
      .map(({ className }) => className),
  )

test('[P01] [P16] every block three times: nothing on the console, no id twice, nothing for axe that was not there', async ({
  page,
  shop,
}) => {
  test.slow()
  await page.goto(`${shop.url}${ALL}&laurel=off`)
  const before = {
    ids: await doubled(page),
    found: new Set(await findings(page, '.page-content', { bySelector: true })),
  }
  await shop.open(ALL)
  await lookAtAll(page)
  await expect.poll(() => half(page)).toEqual([])
  expect((await doubled(page)).filter((id) => !before.ids.includes(id))).toEqual([])
  expect(
    (await findings(page, '.page-content', { bySelector: true })).filter(
      (finding) => !before.found.has(finding),
    ),
  ).toEqual([])
  expect(shop.printed).toEqual([])
})

test('[P01] [P16] on a phone, under reduced motion: nothing wider than the window, every block at its end', async ({
  page,
  shop,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 800 })
  await shop.open(ALL)
  await lookAtAll(page)
  await expect.poll(() => unfinished(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(shop.printed).toEqual([])
})

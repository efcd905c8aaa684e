import { startServer } from '../fixtures-html/server/server.mjs'
import { BUDGETS, CPU_THROTTLING } from './budgets.mjs'
import { median } from './median.mjs'
import { rowOf } from './row.mjs'

/** The page with a large slider at its top, and what its first slide shows. */
const PAGE = '/hero/'
const FIRST_PICTURE = /hero-cups/
const VIEWPORT = { width: 1280, height: 800 }

/** @typedef {{ paintedMs: number, shift: number }} Visit */

/**
 * When the largest picture of a page with a hero slider is painted, and by how much that page shifts: with laurel, and
 * without its script: the style for the first paint is there, and the scripts of others.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measureLargestPaint({ browser, distDir, runs }) {
  const server = await startServer({ distDir })
  /** @type {Visit[]} */
  const plain = []
  /** @type {Visit[]} */
  const laurel = []
  try {
    // The first round only warms up.
    for (let round = 0; round <= runs; round++) {
      const [without, withLaurel] = [
        await visit(browser, server.url, { hasLaurel: false }),
        await visit(browser, server.url, { hasLaurel: true }),
      ]
      if (round === 0) continue
      plain.push(without)
      laurel.push(withLaurel)
    }
  } finally {
    await server.close()
  }
  const painted = (/** @type {readonly Visit[]} */ visits) => visits.map(({ paintedMs }) => paintedMs)
  // A browser that paints before it has read the whole header shifts by itself, now and then.
  const shifts = (/** @type {readonly Visit[]} */ visits) => median(visits.map(({ shift }) => shift))
  return [
    rowOf('largest paint, a page with a hero slider', 'ms', painted(laurel)),
    rowOf('for comparison: the same without laurel’s script', 'ms', painted(plain)),
    {
      what: 'the one against the other',
      unit: 'times',
      value: median(painted(laurel)) / median(painted(plain)),
      budget: BUDGETS.largestPaint,
    },
    {
      what: 'layout shift of that page, beyond that without laurel’s script',
      unit: 'shift',
      value: Math.max(0, shifts(laurel) - shifts(plain)),
      budget: BUDGETS.layoutShift,
    },
  ]
}

/**
 * As a first visit: nothing is cached.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {{ hasLaurel: boolean }} options
 * @returns {Promise<Visit>}
 */
async function visit(browser, origin, { hasLaurel }) {
  const context = await browser.newContext({ viewport: VIEWPORT })
  try {
    if (!hasLaurel) await context.route('**/laurel.js*', (route) => route.abort())
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING })
    await page.goto(origin + PAGE, { waitUntil: 'networkidle' })
    const { picture, ...seen } = await page.evaluate(readPaint)
    if (!FIRST_PICTURE.test(picture))
      throw new Error(`The largest paint is not the first slide's: ${picture}`)
    return seen
  } finally {
    await context.close()
  }
}

/** Runs in the page. @returns {Promise<{ paintedMs: number, picture: string, shift: number }>} */
function readPaint() {
  /** @typedef {PerformanceEntry & { url: string }} LargestPaint */
  /** @typedef {PerformanceEntry & { value: number }} LayoutShift */
  const seen = { paintedMs: 0, picture: '', shift: 0 }
  new PerformanceObserver((list) => {
    for (const { startTime, url } of /** @type {LargestPaint[]} */ (list.getEntries())) {
      seen.paintedMs = startTime
      seen.picture = url
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { value } of /** @type {LayoutShift[]} */ (list.getEntries())) seen.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(seen), 100)))
}

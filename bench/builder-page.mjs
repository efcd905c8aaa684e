import { startServer } from '../fixtures-html/server/server.mjs'
import { CPU_THROTTLING } from './budgets.mjs'
import { median } from './median.mjs'
import { rowOf } from './row.mjs'
import { scrollFrames } from './scroll-frames.mjs'

/** Every block of the page builder, three times. */
const PATH = '/builder/?user=in'
const VIEWPORT = { width: 1280, height: 800 }
/** No visitor scrolls this fast: many islands wake in the same frames. */
const STEP_PX = 100

/**
 * The cost of the page with all blocks, at load and scrolled to its end, against the same page without laurel.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measureBuilder({ browser, distDir, runs }) {
  const server = await startServer({ distDir })
  /** @type {Visit[]} */
  const laurel = []
  /** @type {Visit[]} */
  const bare = []
  try {
    // The first round only warms up.
    for (let round = 0; round <= runs; round++) {
      const [withLaurel, without] = [
        await visit(browser, `${server.url}${PATH}`),
        await visit(browser, `${server.url}${PATH}&laurel=off`),
      ]
      if (round === 0) continue
      laurel.push(withLaurel)
      bare.push(without)
    }
  } finally {
    await server.close()
  }
  /** @param {string} what @param {keyof Visit} part */
  const against = (what, part) => {
    const values = laurel.map((one) => one[part])
    const without = median(bare.map((one) => one[part]))
    const times = (median(values) / without).toFixed(2)
    return rowOf(what, 'ms', values, { ratio: `${times}x of ${without.toFixed(0)} ms without laurel` })
  }
  return [
    against('all work of the main thread, at load', 'loadMs'),
    against('all work of the main thread, scrolled to the end', 'scrollMs'),
    rowOf(
      'script in it, in a frame',
      'ms',
      laurel.map(({ scriptMs, frames }) => scriptMs / frames),
    ),
    against('the longest frame of it', 'longest'),
    rowOf(
      'long tasks in it',
      'calls',
      laurel.map(({ longTasks }) => longTasks),
      { ratio: `without laurel ${median(bare.map(({ longTasks }) => longTasks))}` },
    ),
  ]
}

/** @typedef {{ loadMs: number, scrollMs: number, scriptMs: number, longest: number, longTasks: number, frames: number }} Visit */

/**
 * As a first visit: nothing is cached.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Visit>}
 */
async function visit(browser, url) {
  const context = await browser.newContext({ viewport: VIEWPORT })
  try {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Performance.enable')
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING })
    const spent = async () => {
      const { metrics } = await devTools.send('Performance.getMetrics')
      const ms = (/** @type {string} */ wanted) =>
        (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000
      return { task: ms('TaskDuration'), script: ms('ScriptDuration') }
    }
    await page.goto(url, { waitUntil: 'networkidle' })
    const atLoad = await spent()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const frames = Math.ceil(height / STEP_PX)
    const scrolled = await page.evaluate(scrollFrames, { frames, stepPx: STEP_PX })
    const atEnd = await spent()
    return {
      ...scrolled,
      frames,
      loadMs: atLoad.task,
      scrollMs: atEnd.task - atLoad.task,
      scriptMs: atEnd.script - atLoad.script,
    }
  } finally {
    await context.close()
  }
}

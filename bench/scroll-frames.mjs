import { startServer } from '../fixtures-html/server/server.mjs'
import { BUDGETS, CPU_THROTTLING } from './budgets.mjs'
import { rowOf } from './row.mjs'

const FRAMES = 60
/** Past the header's own height on the first frames, and past its shrinking at 160 px soon after. */
const STEP_PX = 20
/** A page on which header, top bar, one-page navigation, sections and sticky sidebar all follow the scroll. */
const PATH = '/engraving-guide/?show-hide&top-bar&one-page=arrows&progress-menu&sticky-sidebar&heading=fancy'

/**
 * The cost of scrolling down while the header shrinks and hides and the other parts follow, on a slowed machine.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measureScrolling({ browser, distDir, runs }) {
  const server = await startServer({ distDir })
  const visit = (/** @type {'on' | 'off'} */ laurel) =>
    scrollThrough(browser, `${server.url}${PATH}&laurel=${laurel}`)
  /** @type {Scrolled[]} */
  const scrolled = []
  /** @type {Scrolled[]} */
  const bare = []
  try {
    await visit('on')
    for (let run = 0; run < runs; run++) {
      scrolled.push(await visit('on'))
      bare.push(await visit('off'))
    }
  } finally {
    await server.close()
  }
  const scriptMs = scrolled.map((one) => one.scriptMs / FRAMES)
  const without = bare.reduce((sum, one) => sum + one.longest, 0) / bare.length
  return [
    rowOf(
      `long tasks in ${FRAMES} scrolled frames`,
      'calls',
      scrolled.map(({ longTasks }) => longTasks),
      { budget: BUDGETS.longScrollTasks },
    ),
    rowOf(
      'the longest frame of them, all work in it',
      'ms',
      scrolled.map(({ longest }) => longest),
      { ratio: `without laurel ${without.toFixed(1)} ms` },
    ),
    rowOf('script in a frame, on average', 'ms', scriptMs),
  ]
}

/** @typedef {{ longTasks: number, longest: number, scriptMs: number }} Scrolled times in ms */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Scrolled>}
 */
async function scrollThrough(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    const devTools = await context.newCDPSession(page)
    await devTools.send('Performance.enable')
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING })
    const scriptTime = async () => {
      const { metrics } = await devTools.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
    }
    const before = await scriptTime()
    const frames = await page.evaluate(scrollFrames, { frames: FRAMES, stepPx: STEP_PX })
    return { ...frames, scriptMs: (await scriptTime()) - before }
  } finally {
    await context.close()
  }
}

/**
 * Runs in the page. A frame's scroll event comes at the beginning of the next one; what follows it there ends before a
 * task that is posted from the frame.
 * @param {{ frames: number, stepPx: number }} way
 * @returns {Promise<Omit<Scrolled, 'scriptMs'>>}
 */
export async function scrollFrames({ frames, stepPx }) {
  let longTasks = 0
  const observer = new PerformanceObserver((list) => {
    longTasks += list.getEntries().length
  })
  observer.observe({ type: 'longtask' })
  let longest = 0
  for (let frame = 1; frame <= frames; frame++) {
    await new Promise((resolve) =>
      requestAnimationFrame((start) =>
        scheduler.postTask(
          () => {
            longest = Math.max(longest, performance.now() - start)
            resolve(undefined)
          },
          { priority: 'user-blocking' },
        ),
      ),
    )
    scrollTo({ top: frame * stepPx, behavior: 'instant' })
  }
  // The observer hears of the last task after it.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
  observer.disconnect()
  return { longTasks, longest }
}

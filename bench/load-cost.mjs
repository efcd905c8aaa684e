import { BUDGETS, CPU_THROTTLING } from './budgets.mjs'
import { median } from './median.mjs'
import { servePages } from './page-server.mjs'
import { POSTS_SHOWN } from './pages.mjs'
import { rowOf } from './row.mjs'
import { scriptTime, TRACE_CATEGORIES } from './script-time.mjs'

/** @typedef {ReturnType<typeof scriptTime>} ScriptTime */

const MANY = 1000
/** What was fetched last is given so long to run. */
const SETTLE_MS = 500
const GROWTH = [10, POSTS_SHOWN, 100, MANY]

/**
 * Script time at load. laurel's own cost is what its page takes more than the same page without any script.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measureLoadCost({ browser, distDir, runs }) {
  const pages = await servePages(distDir)
  const urls = {
    empty: pages.emptyPage,
    legacy: pages.blogPage('legacy', POSTS_SHOWN),
    none: pages.blogPage('none', POSTS_SHOWN),
    ...Object.fromEntries(GROWTH.map((count) => [`laurel ${count}`, pages.blogPage('laurel', count)])),
  }
  try {
    return rowsOf(await interleaved(browser, urls, runs))
  } finally {
    pages.close()
  }
}

/** @param {ReadonlyMap<string, readonly ScriptTime[]>} times */
function rowsOf(times) {
  /** @param {string} name @param {keyof ScriptTime} part */
  const all = (name, part) => (times.get(name) ?? []).map((time) => time[part])
  /** @param {string} name @param {keyof ScriptTime} [part] */
  const own = (name, part = 'load') => {
    const without = median(all('none', part))
    return all(name, part).map((time) => time - without)
  }
  const laurel = median(own(`laurel ${POSTS_SHOWN}`))
  const legacy = median(own('legacy'))
  const growth = GROWTH.map((count) =>
    rowOf(
      `script time at load, ${count.toLocaleString('en')} love buttons`,
      'ms',
      own(`laurel ${count}`),
      count === POSTS_SHOWN
        ? {
            budget: BUDGETS.scriptAtLoadMs,
            ratio: `legacy libraries ${legacy.toFixed(0)} ms: ${(legacy / laurel).toFixed(1)}x`,
          }
        : { ratio: `${(median(own(`laurel ${count}`)) / laurel).toFixed(2)}x of ${POSTS_SHOWN}` },
    ),
  )
  return [
    ...growth,
    {
      what: `the page with ${MANY.toLocaleString('en')} love buttons against that with ${POSTS_SHOWN}`,
      unit: /** @type {const} */ ('times'),
      value: median(own(`laurel ${MANY}`)) / laurel,
      budget: BUDGETS.growth,
    },
    rowOf('for comparison: an empty page', 'ms', all('empty', 'load')),
    rowOf('for comparison: the blog page without scripts', 'ms', all('none', 'load')),
    rowOf('for comparison: its legacy libraries, loaded but unused', 'ms', own('legacy')),
    rowOf(
      'idle time: islands that wake there, prefetch of the others',
      'ms',
      own(`laurel ${POSTS_SHOWN}`, 'idle'),
    ),
    rowOf('the longest piece of that', 'ms', all(`laurel ${POSTS_SHOWN}`, 'longestIdle')),
  ]
}

/**
 * Loads all pages in turn, so that a change of the machine's pace meets them all. The first round only warms up.
 * @param {import('@playwright/test').Browser} browser
 * @param {Readonly<Record<string, string>>} urls
 * @param {number} runs
 */
async function interleaved(browser, urls, runs) {
  /** @type {Map<string, ScriptTime[]>} */
  const times = new Map(Object.keys(urls).map((name) => [name, []]))
  for (let round = 0; round <= runs; round++) {
    for (const [name, url] of Object.entries(urls)) {
      const time = await load(browser, url)
      if (round > 0) times.get(name)?.push(time)
    }
  }
  return times
}

/**
 * As a first visit: nothing is cached.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function load(browser, url) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING })
  await browser.startTracing(page, { categories: TRACE_CATEGORIES })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLE_MS)
  const trace = await browser.stopTracing()
  await context.close()
  return scriptTime(trace, url)
}

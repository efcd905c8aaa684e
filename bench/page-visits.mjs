import { SAVED_PAGES } from '../fixtures-html/server/page-list.mjs'
import { startServer } from '../fixtures-html/server/server.mjs'
import { PAGE_BUDGETS } from './budgets.mjs'
import { bytesOf } from './bytes.mjs'
import { askedForAll } from './settled.mjs'

const DIST_PATH = '/dist/'
const VIEWPORT = { width: 1280, height: 800 }
const QUIET_MS = 700
const OFF = 'laurel=off'

/**
 * Every page of the shop: what it asks for by itself where the visitor saves data (nothing is prefetched then, so that
 * it is the same each time), against its budget; and what it does besides.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measurePages({ browser, distDir, manifest }) {
  const server = await startServer({ distDir })
  /** @type {import('./row.mjs').Row[]} */
  const rows = []
  try {
    for (const { file, path } of SAVED_PAGES) {
      const thrifty = await visit(browser, server.url + path, { saveData: true })
      const usual = await visit(browser, server.url + path, { saveData: false })
      const budget = PAGE_BUDGETS[file]
      const bare = await visit(browser, withoutLaurel(server.url + path), { saveData: false })
      const script = Math.max(0, usual.scriptMs - bare.scriptMs)
      rows.push({
        what: `page ${file}`,
        unit: 'bytes',
        value: bytesOf(manifest, thrifty.files),
        ...(budget === undefined ? {} : { budget }),
        ratio: [
          `${thrifty.mounted} islands awake`,
          `${kilobytes(bytesOf(manifest, thrifty.byLoad))} by the load event`,
          `${kilobytes(bytesOf(manifest, usual.files))} with what is prefetched`,
          `script until then ${script.toFixed(0)} ms`,
        ].join(', '),
      })
    }
  } finally {
    await server.close()
  }
  return rows
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

/**
 * @typedef {object} PageVisit
 * @property {Set<string>} files of laurel that it asked for
 * @property {Set<string>} byLoad those before its load event
 * @property {number} mounted how many islands
 * @property {number} scriptMs
 */

/**
 * As a first visit: nothing is cached.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ saveData: boolean }} visitor
 * @returns {Promise<PageVisit>}
 */
async function visit(browser, url, visitor) {
  const context = await browser.newContext({ viewport: VIEWPORT })
  try {
    await context.addInitScript(({ saveData }) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData, effectiveType: '4g' } })
    }, visitor)
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    // Time that others take from the thread does not count.
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(url, { waitUntil: 'networkidle' })
    // On a busy machine the network may be quiet before laurel has begun: so little would keep any budget.
    if (!url.includes(OFF)) await page.waitForFunction(() => Boolean(window.laurel?.islands().length))
    await page.evaluate(askedForAll, QUIET_MS)
    const { asked, mounted } = await page.evaluate(readVisit)
    const { metrics } = await devTools.send('Performance.getMetrics')
    const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
    const ours = asked
      .filter(({ path }) => path.startsWith(DIST_PATH))
      .map(({ path, byLoad }) => ({ file: path.slice(DIST_PATH.length), byLoad }))
    return {
      files: new Set(ours.map(({ file }) => file)),
      byLoad: new Set(ours.filter(({ byLoad }) => byLoad).map(({ file }) => file)),
      mounted,
      scriptMs: seconds * 1000,
    }
  } finally {
    await context.close()
  }
}

/** @param {string} url */
const withoutLaurel = (url) => `${url}${url.includes('?') ? '&' : '?'}${OFF}`

/** Runs in the page. */
function readVisit() {
  const [navigation] = performance.getEntriesByType('navigation')
  const { loadEventStart } = /** @type {PerformanceNavigationTiming} */ (navigation)
  return {
    asked: performance.getEntriesByType('resource').map(({ name, startTime }) => ({
      path: new URL(name).pathname,
      byLoad: startTime < loadEventStart,
    })),
    mounted: new Set(window.laurel?.islands().map(({ name }) => name)).size,
  }
}

import { SAVED_PAGES } from '../fixtures-html/server/page-list.mjs'
import { startServer } from '../fixtures-html/server/server.mjs'
import { PAGE_BUDGETS } from './budgets.mjs'
import { bytesOf } from './bytes.mjs'
import { askedForAll } from './settled.mjs'

const DIST_PATH = '/dist/'
const VIEWPORT = { width: 1280, height: 800 }
const QUIET_MS = 700

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
      const script = Math.max(0, usual.scriptMs - (await bareScript(browser, server.url + path)))
      rows.push({
        what: `page ${file}`,
        unit: 'bytes',
        value: bytesOf(manifest, thrifty.files),
        ...(budget === undefined ? {} : { budget }),
        ratio: [
          `${thrifty.mounted} islands awake`,
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

/** @typedef {{ files: Set<string>, mounted: number, scriptMs: number }} PageVisit */

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
    await page.evaluate(askedForAll, QUIET_MS)
    const { paths, mounted } = await page.evaluate(() => ({
      paths: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      mounted: new Set(window.laurel?.islands().map(({ name }) => name)).size,
    }))
    const { metrics } = await devTools.send('Performance.getMetrics')
    const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
    const files = paths
      .filter((path) => path.startsWith(DIST_PATH))
      .map((path) => path.slice(DIST_PATH.length))
    return { files: new Set(files), mounted, scriptMs: seconds * 1000 }
  } finally {
    await context.close()
  }
}

/**
 * The same page without laurel.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function bareScript(browser, url) {
  const bare = await visit(browser, `${url}${url.includes('?') ? '&' : '?'}laurel=off`, { saveData: false })
  return bare.scriptMs
}

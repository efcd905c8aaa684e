import { BUDGETS } from './budgets.mjs'
import { bytesOf } from './bytes.mjs'
import { servePages } from './page-server.mjs'

const DIST_PATH = '/dist/'

/**
 * What a page without an island in view has really asked for when its load event comes.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measureRequests({ browser, distDir, manifest }) {
  const pages = await servePages(distDir)
  const page = await browser.newPage()
  try {
    await page.goto(pages.blogPage('laurel', 0), { waitUntil: 'networkidle' })
    const paths = await page.evaluate(pathsBeforeLoad)
    const files = paths
      .filter((path) => path.startsWith(DIST_PATH))
      .map((path) => path.slice(DIST_PATH.length))
    return [
      {
        key: 'the same as the browser saw it',
        what: `the same as the browser saw it: ${files.sort().join(', ')}`,
        unit: 'bytes',
        value: bytesOf(manifest, new Set(files)),
        budget: BUDGETS.atLoadBytes,
      },
    ]
  } finally {
    await page.close()
    pages.close()
  }
}

/** Runs in the page. */
function pathsBeforeLoad() {
  const [navigation] = performance.getEntriesByType('navigation')
  const { loadEventStart } = /** @type {PerformanceNavigationTiming} */ (navigation)
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < loadEventStart)
    .map(({ name }) => new URL(name).pathname)
}

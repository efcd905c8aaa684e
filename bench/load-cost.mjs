import { ARTIFICIAL_ISLANDS, buildWithArtificialIslands } from './artificial-islands.mjs'
import { BUDGETS, CPU_THROTTLING } from './budgets.mjs'
import { allMs, atLoad, byFile, listed } from './costs.mjs'
import { inTurn } from './in-turn.mjs'
import { median } from './median.mjs'
import { servePages } from './page-server.mjs'
import { POSTS_SHOWN } from './pages.mjs'
import { rowOf } from './row.mjs'
import { asNewVisitor, traceVisit } from './visit.mjs'

const MANY = 1000
/** The time that the last fetched file gets to run. */
const SETTLED_MS = 1500
const MOST_FILES = 8
/** What the history calls the artificial islands. */
const KEY_OF_ISLANDS = 'made-up islands more'

/**
 * Script time until the page is idle for the first time. laurel's own is what its page takes more than the same page
 * without any script.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measureLoadCost({ browser, distDir, manifest, runs }) {
  await buildWithArtificialIslands(distDir, manifest)
  const pages = await servePages(distDir)
  const urls = {
    empty: pages.emptyPage,
    legacy: pages.blogPage('legacy', POSTS_SHOWN),
    none: pages.blogPage('none', POSTS_SHOWN),
    laurel: pages.blogPage('laurel', POSTS_SHOWN),
    many: pages.blogPage('laurel', MANY),
    artificial: pages.blogPage('artificial', POSTS_SHOWN),
    'artificial, here': pages.blogPage('artificial-here', POSTS_SHOWN),
  }
  try {
    /** @param {string} url @param {boolean} [isSampled] */
    const look = (url, isSampled = false) =>
      asNewVisitor(browser, (context) =>
        traceVisit(context, url, { throttling: CPU_THROTTLING, settledMs: SETTLED_MS, isSampled }),
      )
    const visits = await inTurn(
      Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, () => look(url)])),
      { runs },
    )
    const { trace } = await look(urls.laurel, true)
    return rowsOf((name) => visits(name).map((visit) => allMs(atLoad(visit.trace))), byFile(atLoad(trace)))
  } finally {
    pages.close()
  }
}

/**
 * @param {(name: string) => readonly number[]} times ms
 * @param {readonly import('./costs.mjs').Cost[]} files
 * @returns {import('./row.mjs').Row[]}
 */
function rowsOf(times, files) {
  const without = median(times('none'))
  /** @param {string} name */
  const own = (name) => times(name).map((ms) => ms - without)
  const laurel = median(own('laurel'))
  const legacy = median(own('legacy'))
  /**
   * @param {string} what
   * @param {string} name
   * @param {number} budget
   * @param {string} [key]
   * @returns {import('./row.mjs').Row}
   */
  const against = (what, name, budget, key = what) => {
    const ms = median(own(name))
    return { what, key, unit: 'times', value: ms / laurel, budget, ratio: `${ms.toFixed(1)} ms` }
  }
  return [
    rowOf(`script time at load, blog page with ${POSTS_SHOWN} posts`, 'ms', own('laurel'), {
      budget: BUDGETS.scriptAtLoadMs,
      ratio: `legacy libraries ${legacy.toFixed(0)} ms: ${(legacy / laurel).toFixed(1)}x; ${listed(files, MOST_FILES)}`,
    }),
    against(`the same with ${MANY.toLocaleString('en')} love buttons`, 'many', BUDGETS.growth),
    against(
      `the same with ${ARTIFICIAL_ISLANDS} artificial islands more, in a group that the page does not have`,
      'artificial',
      BUDGETS.islandsNotHere,
      `the same with ${ARTIFICIAL_ISLANDS} ${KEY_OF_ISLANDS}, in a group that the page does not have`,
    ),
    against(
      `the same with ${ARTIFICIAL_ISLANDS} artificial islands more, in a group that it has`,
      'artificial, here',
      BUDGETS.islandsHere,
      `the same with ${ARTIFICIAL_ISLANDS} ${KEY_OF_ISLANDS}, in a group that it has`,
    ),
    rowOf('for comparison: an empty page', 'ms', times('empty')),
    rowOf('for comparison: the blog page without scripts', 'ms', times('none')),
    rowOf('for comparison: its legacy libraries, loaded but unused', 'ms', own('legacy')),
  ]
}

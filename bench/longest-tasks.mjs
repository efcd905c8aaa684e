import { startServer } from '../fixtures-html/server/server.mjs'
import { BUDGETS, CPU_THROTTLING } from './budgets.mjs'
import { listed, longestTask } from './costs.mjs'
import { heaviestRow } from './heaviest-row.mjs'
import { PAGE_PATHS } from './page-rows.mjs'
import { asNewVisitor, traceVisit } from './visit.mjs'

const FIRST_MS = 5000
/** It has rows of its own. */
const FEED = 'feed.html'
const MOST_FUNCTIONS = 3

/**
 * The longest task of laurel's own while a page loads and its islands are mounted, of all pages, as a first
 * visit: the one where its script takes longest, with the layout that this asks for. Sampling makes a task up
 * to a quarter longer: only one more visit, of the page with the longest, is sampled, and lists the
 * functions.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measureLongestTasks({ browser, distDir }) {
  const server = await startServer({ distDir })
  /** @param {string} path @param {boolean} isSampled */
  const longestOf = (path, isSampled) =>
    asNewVisitor(browser, async (context) => {
      const { trace } = await traceVisit(context, server.url + path, {
        throttling: CPU_THROTTLING,
        isSampled,
      })
      return longestTask(trace, FIRST_MS)
    })
  /** @type {{ page: string, path: string, value: number }[]} */
  const longest = []
  try {
    for (const [page, path] of PAGE_PATHS) {
      if (page === FEED) continue
      const { ms } = await longestOf(path, false)
      longest.push({ page, path, value: ms })
    }
    const worst = longest.reduce((a, b) => (b.value > a.value ? b : a))
    const { functions } = await longestOf(worst.path, true)
    const row = heaviestRow(
      'longest task of laurel’s own in the first five seconds, any page but the feed',
      'ms',
      BUDGETS.longestTaskMs,
      longest,
    )
    return [{ ...row, ratio: `${row.ratio}; most in the first: ${listed(functions, MOST_FUNCTIONS)}` }]
  } finally {
    await server.close()
  }
}

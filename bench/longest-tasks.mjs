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
 * The longest task of laurel's own while a page comes to life, of all pages, as a first visit: the one where its script
 * takes longest, with the layout that this asks for.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measureLongestTasks({ browser, distDir }) {
  const server = await startServer({ distDir })
  /** @type {{ page: string, value: number, functions: readonly import('./costs.mjs').Cost[] }[]} */
  const longest = []
  try {
    for (const [page, path] of PAGE_PATHS) {
      if (page === FEED) continue
      const { trace } = await asNewVisitor(browser, (context) =>
        traceVisit(context, server.url + path, { throttling: CPU_THROTTLING, isSampled: true }),
      )
      const { ms, functions } = longestTask(trace, FIRST_MS)
      longest.push({ page, value: ms, functions })
    }
  } finally {
    await server.close()
  }
  const [worst] = [...longest].sort((a, b) => b.value - a.value)
  const row = heaviestRow(
    'longest task of laurel’s own in the first five seconds, any page but the feed',
    'ms',
    BUDGETS.longestTaskMs,
    longest,
  )
  return [
    { ...row, ratio: `${row.ratio}; most in the first: ${listed(worst?.functions ?? [], MOST_FUNCTIONS)}` },
  ]
}

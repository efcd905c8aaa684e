import { startServer } from '../fixtures-html/server/server.mjs'
import { BUDGETS } from './budgets.mjs'
import { GROWTH_CASES } from './growth-cases.mjs'
import { growthRow } from './growth-row.mjs'

/** @typedef {import('./growth-cases.mjs').GrowthCase} GrowthCase */

const VIEWPORT = { width: 1280, height: 800 }
/** Once, twice and four times as much. */
const TIMES = [1, 2, 4]

/**
 * How the work of the main thread grows with what a page holds.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measureGrowth({ browser, distDir, runs }) {
  const server = await startServer({ distDir })
  /** @type {import('./row.mjs').Row[]} */
  const rows = []
  try {
    for (const growthCase of GROWTH_CASES) {
      const costs = await costsOf(browser, server.url, growthCase, runs)
      rows.push(growthRow(growthCase, costs, { budget: BUDGETS.growthOfFour }))
    }
  } finally {
    await server.close()
  }
  return rows
}

/**
 * All sizes in turn, so that a change of the machine's pace meets them all. The first round only warms up.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {GrowthCase} growthCase
 * @param {number} runs
 */
async function costsOf(browser, url, growthCase, runs) {
  /** @type {Map<number, number[]>} */
  const costs = new Map(TIMES.map((times) => [times, []]))
  for (let round = 0; round <= runs; round++) {
    for (const times of TIMES) {
      const cost = await costOf(browser, url, growthCase, times * growthCase.base)
      if (round > 0) costs.get(times)?.push(cost)
    }
  }
  return costs
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {GrowthCase} growthCase
 * @param {number} size
 * @returns {Promise<number>} ms that the main thread was at work; what others on the machine do does not count
 */
async function costOf(browser, url, { path, act }, size) {
  const context = await browser.newContext({ viewport: VIEWPORT })
  try {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(url + path(size), { waitUntil: 'networkidle' })
    const worked = async () => {
      const { metrics } = await devTools.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
    }
    const before = await worked()
    await act(page, size)
    return (await worked()) - before
  } finally {
    await context.close()
  }
}

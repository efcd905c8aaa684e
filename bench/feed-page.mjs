import { startServer } from '../fixtures-html/server/server.mjs'
import { BUDGETS, CPU_THROTTLING } from './budgets.mjs'
import { longFrames } from './long-frames.mjs'
import { median } from './median.mjs'
import { measureRetained } from './retained.mjs'
import { rowOf } from './row.mjs'
import { askedForAll, mounted } from './settled.mjs'

const POSTS = 200
const MORE = 50
/** As on a page that others have read before: the server knows the comments of all posts. */
const PATH = `/feed/?feed-count=${POSTS}&feed-more=${MORE}&feed-total=${POSTS + MORE}&feed-cache=full`
const FEED = '.cff-wrapper'
const BUTTON = '.cff-load-more'
const ITEMS = '.cff-item'
const ISLANDS = ['feed']
/** The last look at the layout comes 1500 ms after new posts (contract 05 §13.3). */
const SETTLED_MS = 2000
/** Comments are requested a few at a time. */
const QUIET_MS = 1000

/**
 * The cost of a feed of 200 posts: at load, when 50 more are loaded, and after it is unmounted.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measureFeed({ browser, distDir, runs }) {
  const server = await startServer({ distDir })
  /** @type {Visit[]} */
  const laurel = []
  /** @type {Visit[]} */
  const bare = []
  /** @type {import('./retained.mjs').Retained} */
  let retained
  try {
    // The first round only warms up.
    for (let round = 0; round <= runs; round++) {
      const [withLaurel, without] = [
        await visit(browser, `${server.url}${PATH}`, { islands: ISLANDS }),
        await visit(browser, `${server.url}${PATH}&laurel=off`, { islands: [], prepare: copiesPosts }),
      ]
      if (round === 0) continue
      laurel.push(withLaurel)
      bare.push(without)
    }
    retained = await mountAndUnmount(browser, `${server.url}${PATH}`)
  } finally {
    await server.close()
  }
  /** @param {keyof Visit} part */
  const all = (part) => laurel.map((one) => one[part])
  const without = median(bare.map(({ loadMs }) => loadMs))
  const bareFrame = median(bare.map(({ longest }) => longest))
  return [
    rowOf(
      `all work of the main thread, ${POSTS} posts at load, against the same without laurel`,
      'times',
      all('loadMs').map((ms) => ms / without),
      {
        budget: BUDGETS.feedAtLoad,
        ratio: `${median(all('loadMs')).toFixed(0)} ms of ${without.toFixed(0)} ms`,
      },
    ),
    rowOf(`click to ${MORE} more posts on the page`, 'ms', all('shownMs')),
    rowOf(
      `the longest frame until they have settled, against that of a script that only adds ${MORE} posts`,
      'times',
      all('longest').map((ms) => ms / bareFrame),
      {
        budget: BUDGETS.feedFrame,
        ratio: `${median(all('longest')).toFixed(0)} ms of ${bareFrame.toFixed(0)} ms`,
      },
    ),
    rowOf('long tasks until then', 'calls', all('longTasks')),
    rowOf('listeners that mounting and unmounting again leaves', 'calls', [retained.listenersLeft], {
      budget: BUDGETS.listenersLeft,
    }),
    rowOf('memory that it leaves, each time', 'bytes', [retained.bytesLeft]),
  ]
}

/** @typedef {{ loadMs: number, shownMs: number, longest: number, longTasks: number }} Visit */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ islands: readonly string[], prepare?: (more: { button: string, items: string, count: number }) => void }} options
 *   `islands`: the islands that are mounted there; `prepare` runs in the page before the button is pressed
 * @returns {Promise<Visit>}
 */
async function visit(browser, url, { islands, prepare = () => {} }) {
  return withPage(browser, async (page, devTools) => {
    const loadMs = await load(page, devTools, { url, islands })
    await page.evaluate(prepare, { button: BUTTON, items: ITEMS, count: MORE })
    const more = await page.evaluate(longFrames, {
      button: BUTTON,
      items: ITEMS,
      count: POSTS + MORE,
      settledMs: SETTLED_MS,
    })
    return { loadMs, ...more }
  })
}

/**
 * Runs in the page: a click on the button appends copies of this many posts, and does nothing else.
 * @param {{ button: string, items: string, count: number }} more
 */
function copiesPosts({ button, items, count }) {
  document.querySelector(button)?.addEventListener('click', (event) => {
    event.preventDefault()
    const posts = [...document.querySelectorAll(items)]
    posts.at(-1)?.after(...posts.slice(0, count).map((post) => post.cloneNode(true)))
  })
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
function mountAndUnmount(browser, url) {
  return withPage(browser, async (page, devTools) => {
    await load(page, devTools, { url, islands: ISLANDS })
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return measureRetained(page, devTools, { root: FEED, islands: ISLANDS })
  })
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} devTools
 * @param {{ url: string, islands: readonly string[] }} visited and the islands that are mounted there
 * @returns {Promise<number>} ms of the main thread, until nothing is requested any more
 */
async function load(page, devTools, { url, islands }) {
  await devTools.send('Performance.enable')
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING })
  await page.goto(url)
  await mounted(page, islands)
  await page.evaluate(askedForAll, QUIET_MS)
  const { metrics } = await devTools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/**
 * As a first visit: nothing is cached.
 * @template T
 * @param {import('@playwright/test').Browser} browser
 * @param {(page: import('@playwright/test').Page, devTools: import('@playwright/test').CDPSession) => Promise<T>} look
 */
async function withPage(browser, look) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    return await look(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}

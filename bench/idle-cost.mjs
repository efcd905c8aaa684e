import { startServer } from '../fixtures-html/server/server.mjs'
import { BUDGETS, CPU_THROTTLING } from './budgets.mjs'
import { allMs, byFile, listed, ownMs, untilAfterLoad } from './costs.mjs'
import { inTurn } from './in-turn.mjs'
import { median } from './median.mjs'
import { servePages } from './page-server.mjs'
import { rowOf } from './row.mjs'
import { newVisitor, SETTLED_MS, traceVisit } from './visit.mjs'

/** @typedef {import('./visit.mjs').TracedVisit} TracedVisit */

const PAGES = [
  { name: 'blog', path: '/blog/', budget: BUDGETS.idleUnits },
  { name: 'shop', path: '/shop/', budget: BUDGETS.idleUnits },
  { name: 'hero', path: '/hero/', budget: BUDGETS.idleUnits },
  { name: 'contact', path: '/contact/', budget: BUDGETS.idleUnits },
  { name: 'product', path: '/product/classic-cup/', budget: BUDGETS.idleUnitsOfProduct },
]
/** The first visit fills the cache, the second one that of compiled code. */
const WARM_UPS = 2
const JQUERY = 'jquery'
/** jQuery has nothing to do when the page is idle. */
const JQUERY_SETTLED_MS = 500
const MOST_FILES = 8

/**
 * The cost of laurel until 4 s after load, with islands that wake when idle and with prefetch. The
 * code is in the HTTP cache. The unit of script is that of jQuery 3, evaluated in the same run.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measureIdleCost({ browser, distDir, runs }) {
  const visitor = await newVisitor(browser)
  const [chunks, single, pages] = [
    await startServer({ distDir }),
    await startServer({ distDir, bundle: 'single' }),
    await servePages(distDir),
  ]
  try {
    const look = (/** @type {string} */ url, settledMs = SETTLED_MS) =>
      traceVisit(visitor, url, { throttling: CPU_THROTTLING, isSampled: true, settledMs })
    const visits = await inTurn(
      {
        [JQUERY]: () => look(pages.jqueryPage, JQUERY_SETTLED_MS),
        ...Object.fromEntries(
          PAGES.flatMap(({ name, path }) => [
            [name, () => look(chunks.url + path)],
            [singleOf(name), () => look(single.url + path)],
          ]),
        ),
      },
      { runs, warmUps: WARM_UPS },
    )
    const unit = median(visits(JQUERY).map(({ trace }) => allMs(trace.pieces)))
    return [
      ...PAGES.map((page) => scriptRow(page, visits, unit)),
      ...PAGES.map((page) => workRow(page, visits)),
    ]
  } finally {
    await Promise.all([visitor.close(), chunks.close(), single.close(), pages.close()])
  }
}

/** @param {string} name */
const singleOf = (name) => `${name}, single`

/**
 * @param {(typeof PAGES)[number]} page
 * @param {(name: string) => readonly TracedVisit[]} visits
 * @param {number} unit ms
 */
function scriptRow({ name, budget }, visits, unit) {
  const pieces = visits(name).map(({ trace }) => untilAfterLoad(trace, SETTLED_MS))
  const files = byFile(pieces.flat()).map((cost) => ({ ...cost, ms: cost.ms / pieces.length }))
  const ms = pieces.map(ownMs)
  return rowOf(
    `script until ${SETTLED_MS / 1000} s after load, in units of evaluating jQuery 3: ${name}`,
    'units',
    ms.map((each) => each / unit),
    {
      budget,
      ratio: `${median(ms).toFixed(0)} ms, a unit ${unit.toFixed(1)} ms: ${listed(files, MOST_FILES)}`,
    },
  )
}

/**
 * @param {(typeof PAGES)[number]} page
 * @param {(name: string) => readonly TracedVisit[]} visits
 * @returns {import('./row.mjs').Row}
 */
function workRow({ name }, visits) {
  const work = (/** @type {string} */ of) => median(visits(of).map(({ workMs }) => workMs))
  const [ours, single] = [work(name), work(singleOf(name))]
  return {
    what: `all work of the main thread until then, against \`laurel.single.js\`: ${name}`,
    unit: 'times',
    value: ours / single,
    budget: BUDGETS.workAgainstSingle,
    ratio: `${ours.toFixed(0)} ms of ${single.toFixed(0)} ms`,
  }
}

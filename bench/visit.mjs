import { readTrace, SAMPLED_CATEGORIES, TRACE_CATEGORIES } from './trace.mjs'

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').BrowserContext} BrowserContext
 *
 * @typedef {object} VisitOptions
 * @property {number} [throttling] how many times slower the machine is made
 * @property {number} [settledMs] how long after the load event the visit ends
 * @property {boolean} [isSampled] whether script is attributed to file and function
 * @property {boolean} [isTouched] whether the visitor then moves the pointer, once
 *
 * @typedef {object} Visit
 * @property {readonly string[]} files of laurel that the page asked for
 * @property {readonly string[]} byLoad those before its load event
 * @property {readonly string[]} afterInteraction all files, including those fetched after the first
 *   interaction
 * @property {number} workMs all work of the main thread, without what others took from it
 *
 * @typedef {Visit & { trace: import('./trace.mjs').PageTrace }} TracedVisit
 */

export const VIEWPORT = { width: 1280, height: 800 }
/** Requests that follow the visitor's first interaction are sent within this time. */
const INTERACTION_MS = 2000
/** The budgets count until this time after the load event. */
export const SETTLED_MS = 4000
const DIST_PATH = '/dist/'

/**
 * A visitor who has never been here. What one visit has fetched is in the cache for the next.
 * @param {Browser} browser
 * @param {{ savesData?: boolean }} [visitor]
 */
export async function newVisitor(browser, { savesData = false } = {}) {
  const context = await browser.newContext({ viewport: VIEWPORT })
  await context.addInitScript((saveData) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData, effectiveType: '4g' } })
  }, savesData)
  return context
}

/**
 * The first visit: nothing is cached.
 * @template T
 * @param {Browser} browser
 * @param {(context: BrowserContext) => Promise<T>} look
 * @param {{ savesData?: boolean }} [visitor]
 */
export async function asNewVisitor(browser, look, visitor) {
  const context = await newVisitor(browser, visitor)
  try {
    return await look(context)
  } finally {
    await context.close()
  }
}

/**
 * @param {BrowserContext} context
 * @param {string} url
 * @param {Omit<VisitOptions, 'isSampled'>} [options]
 * @returns {Promise<Visit>}
 */
export async function visit(
  context,
  url,
  { throttling = 1, settledMs = SETTLED_MS, isTouched = false } = {},
) {
  const page = await context.newPage()
  try {
    const devTools = await context.newCDPSession(page)
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: throttling })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(settledMs)
    const { metrics } = await devTools.send('Performance.getMetrics')
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
    if (isTouched) {
      await page.mouse.move(1, 1)
      await page.waitForTimeout(INTERACTION_MS)
    }
    const ours = (await page.evaluate(readRequests))
      .filter(({ path }) => path.startsWith(DIST_PATH))
      .map(({ path, afterLoadMs }) => ({ file: path.slice(DIST_PATH.length), afterLoadMs }))
    /** @param {number} ms after the load event */
    const before = (ms) => distinct(ours.filter(({ afterLoadMs }) => afterLoadMs < ms))
    return {
      files: before(settledMs),
      byLoad: before(0),
      afterInteraction: before(Number.POSITIVE_INFINITY),
      workMs: seconds * 1000,
    }
  } finally {
    await page.close()
  }
}

/**
 * As `visit`; a browser can record one at a time.
 * @param {BrowserContext} context
 * @param {string} url
 * @param {VisitOptions} [options]
 * @returns {Promise<TracedVisit>}
 */
export async function traceVisit(context, url, { isSampled = false, ...options } = {}) {
  const browser = context.browser()
  if (!browser) throw new Error('The visitor has no browser')
  await browser.startTracing(undefined, { categories: isSampled ? SAMPLED_CATEGORIES : TRACE_CATEGORIES })
  /** @type {Visit | undefined} */
  let visited
  /** @type {Buffer} */
  let trace
  try {
    visited = await visit(context, url, options)
  } finally {
    trace = await browser.stopTracing()
  }
  return { ...visited, trace: readTrace(JSON.parse(trace.toString()), url) }
}

/** @param {readonly { file: string }[]} asked */
const distinct = (asked) => [...new Set(asked.map(({ file }) => file))]

/** Runs in the page. */
function readRequests() {
  const [navigation] = performance.getEntriesByType('navigation')
  const { loadEventStart } = /** @type {PerformanceNavigationTiming} */ (navigation)
  return performance.getEntriesByType('resource').map(({ name, startTime }) => ({
    path: new URL(name).pathname,
    afterLoadMs: startTime - loadEventStart,
  }))
}

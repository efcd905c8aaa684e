import { startServer } from '../fixtures-html/server/server.mjs'
import { BUDGETS, CPU_THROTTLING } from './budgets.mjs'
import { rowOf } from './row.mjs'

/** Longer than any answer takes. */
const GIVE_UP_MS = 30_000
/** More than the list has room for at once. */
const SEEN_ROWS = 5
/** The maximum number of rows in a list. */
const MOST_ROWS = 500

/**
 * From the server's answer to the frame that shows the list, and from a key to the frame that shows what is known
 * already, on a slowed machine.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measureSearch({ browser, distDir, runs }) {
  const server = await startServer({ distDir })
  /** @param {number} rows */
  const visit = (rows) => search(browser, `${server.url}/shop/?jquery=none&search-rows=${rows}`, rows)
  /** @type {Latencies[]} */
  const usual = []
  /** @type {Latencies[]} */
  const huge = []
  try {
    await visit(50)
    for (let run = 0; run < runs; run++) {
      usual.push(await visit(50))
      huge.push(await visit(1000))
    }
  } finally {
    await server.close()
  }
  const budget = BUDGETS.searchListMs
  return [
    rowOf('answer of 50 products to the list, first search of the page', 'ms', values(usual, 'first'), {
      budget,
    }),
    rowOf('for comparison: the same 50 as one string of HTML, to their frame', 'ms', values(usual, 'html')),
    rowOf('until all 50 are in it, unseen', 'ms', values(usual, 'whole')),
    rowOf('the next search', 'ms', values(usual, 'next'), { budget }),
    rowOf('key to the list of a term that is known', 'ms', values(usual, 'known'), { budget }),
    rowOf('answer of 1,000 products to the list', 'ms', values(huge, 'first')),
    rowOf('until 500 are in it, unseen', 'ms', values(huge, 'whole')),
    rowOf('a key meanwhile, to its frame', 'ms', values(huge, 'typing')),
  ]
}

/**
 * @typedef {{ first: number, whole: number, next: number, known: number, typing: number, html: number }} Latencies ms
 */

/**
 * @param {readonly Latencies[]} visits
 * @param {keyof Latencies} part
 */
const values = (visits, part) => visits.map((visit) => visit[part])

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {number} rows
 * @returns {Promise<Latencies>}
 */
async function search(browser, url, rows) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.locator('.aws-search-field').first().focus()
    await page.waitForFunction(() => window.laurel?.islands().some(({ name }) => name === 'live-search'))
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING })
    const whole = Math.min(rows, MOST_ROWS)
    /** @param {string} term */
    const answered = (term) =>
      page.evaluate(answerToFrame, { term, seen: SEEN_ROWS, whole, giveUpMs: GIVE_UP_MS })
    const first = await answered('cup')
    const typing = await page.evaluate(keyToFrame, { term: 'cups', shown: 0 })
    const next = await answered('medal')
    const known = await page.evaluate(keyToFrame, { term: 'cup', shown: SEEN_ROWS })
    await page.waitForFunction(hasRows, whole)
    const html = await page.evaluate(htmlToFrame)
    return { first: first.seen, whole: first.whole, next: next.seen, known, typing, html }
  } finally {
    await context.close()
  }
}

/**
 * Runs in the page: types a term, and takes the time from the end of the answer to the frame that fills the list as
 * far as it is seen, and to the one that has it all.
 * @param {{ term: string, seen: number, whole: number, giveUpMs: number }} search
 * @returns {Promise<{ seen: number, whole: number }>} ms
 */
function answerToFrame({ term, seen, whole, giveUpMs }) {
  const field = /** @type {HTMLInputElement} */ (document.querySelector('.aws-search-field'))
  const block = document.querySelector('#aws-search-result-1')
  const last = block?.querySelector('.aws_result_item')
  let seenAt = 0
  performance.clearResourceTimings()
  return new Promise((resolve, reject) => {
    // The browser may report when the answer came only after the list is there.
    const answeredAt = () =>
      /** @type {PerformanceResourceTiming | undefined} */ (
        performance.getEntriesByType('resource').find(({ name }) => name.includes('aws_action'))
      )?.responseEnd ?? Number.NaN
    /** @param {() => void} callback */
    const afterFrame = (callback) =>
      requestAnimationFrame(() => scheduler.postTask(callback, { priority: 'user-blocking' }))
    const observer = new MutationObserver(() => {
      const items = block?.querySelectorAll('.aws_result_item') ?? []
      if (items.length < seen || items[0] === last) return
      afterFrame(() => {
        seenAt ||= performance.now()
      })
      if (items.length < whole) return
      observer.disconnect()
      afterFrame(() => resolve({ seen: seenAt - answeredAt(), whole: performance.now() - answeredAt() }))
    })
    observer.observe(document.body, { childList: true, subtree: true })
    setTimeout(() => reject(new Error(`No list for ${term}`)), giveUpMs)
    field.value = term
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/**
 * Runs in the page: types a term, and takes the time to the next frame, which has to show the list if it is known.
 * @param {{ term: string, shown: number }} search
 * @returns {Promise<number>} ms
 */
function keyToFrame({ term, shown }) {
  const field = /** @type {HTMLInputElement} */ (document.querySelector('.aws-search-field'))
  const block = /** @type {HTMLElement} */ (document.querySelector('#aws-search-result-1'))
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      const start = performance.now()
      field.value = term
      field.dispatchEvent(new Event('input', { bubbles: true }))
      requestAnimationFrame(() => {
        const rows = block.querySelectorAll('.aws_result_item').length
        if (rows < shown || block.style.display !== 'block')
          reject(new Error(`${term} was not shown at once`))
        scheduler.postTask(() => resolve(performance.now() - start), { priority: 'user-blocking' })
      })
    })
  })
}

/**
 * Runs in the page.
 * @param {number} rows
 */
function hasRows(rows) {
  return document.querySelectorAll('#aws-search-result-1 .aws_result_item').length >= rows
}

/**
 * Runs in the page: the lower bound, a script that sets the list's finished HTML. It empties the island's
 * list, so it runs last.
 * @returns {Promise<number>} ms
 */
function htmlToFrame() {
  const block = /** @type {HTMLElement} */ (document.querySelector('#aws-search-result-1'))
  const html = block.innerHTML
  block.replaceChildren()
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(() => {
        const start = performance.now()
        block.innerHTML = html
        requestAnimationFrame(() =>
          scheduler.postTask(() => resolve(performance.now() - start), { priority: 'user-blocking' }),
        )
      })
    })
  })
}

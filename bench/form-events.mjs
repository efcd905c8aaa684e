import { startServer } from '../fixtures-html/server/server.mjs'
import { BUDGETS, CPU_THROTTLING } from './budgets.mjs'
import { lowest, median } from './median.mjs'
import { rowOf } from './row.mjs'
import { mounted } from './settled.mjs'

const EVENTS = 10_000
const PATH = '/widgets/behaviour-fields'
const FIELD = '#comment'
/** The fastest pass counts: the first ones include compilation, and others may be disturbed. */
const TIMES = 8

/**
 * The cost of watching a visitor for the spam filter: 10,000 events in a comment form, against the same without laurel.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measureFormEvents({ browser, distDir, runs }) {
  const server = await startServer({ distDir })
  /** @type {number[]} */
  const watched = []
  /** @type {number[]} */
  const asleep = []
  /** @type {number[]} */
  const bare = []
  try {
    for (let run = 0; run < runs; run++) {
      const laurel = await visit(browser, `${server.url}${PATH}?laurel=on`)
      watched.push(laurel.watched)
      asleep.push(laurel.asleep)
      bare.push((await visit(browser, `${server.url}${PATH}?laurel=off`)).asleep)
    }
  } finally {
    await server.close()
  }
  const without = median(bare)
  const handling = watched.map((ms, run) => ms - (asleep[run] ?? ms))
  return [
    rowOf(
      `handling ${EVENTS} events, against dispatching them`,
      'times',
      handling.map((ms) => Math.max(0, ms) / without),
      {
        budget: BUDGETS.formEvents,
        ratio: `${median(handling).toFixed(1)} ms of ${without.toFixed(1)} ms without laurel`,
      },
    ),
    rowOf(
      'for comparison: the same with all of laurel',
      'times',
      watched.map((ms) => ms / without),
    ),
  ]
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<{ watched: number, asleep: number }>} ms; `asleep` with laurel's islands unmounted, where there are any
 */
async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.goto(url)
    const isOn = url.endsWith('on')
    if (isOn) await mounted(page, ['behaviour-fields'])
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING })
    const dispatch = async () => {
      const times = []
      for (let time = 0; time < TIMES; time++) {
        times.push(await page.evaluate(dispatchAll, { events: EVENTS, field: FIELD }))
      }
      return lowest(times)
    }
    const watched = isOn ? await dispatch() : 0
    await page.evaluate(() => window.laurel?.unmount(document))
    return { watched, asleep: await dispatch() }
  } finally {
    await context.close()
  }
}

/**
 * Runs in the page: as a visitor who types, and mostly moves about.
 * @param {{ events: number, field: string }} wanted
 * @returns {number} ms
 */
function dispatchAll({ events, field }) {
  const target = document.querySelector(field)
  if (!target) throw new Error(`No ${field} on ${location.href}`)
  const kinds = 10
  /** @param {number} index */
  const eventAt = (index) => {
    const options = { bubbles: true, key: 'abcdefgh'[((index / kinds) % 8) | 0] ?? 'a' }
    const kind = index % kinds
    if (kind < 6) {
      return new MouseEvent('mousemove', { bubbles: true, clientX: index % 900, clientY: index % 700 })
    }
    if (kind === 6) return new Event('scroll', { bubbles: true })
    if (kind === 7) return new Event('touchmove', { bubbles: true })
    return new KeyboardEvent(kind === 8 ? 'keydown' : 'keyup', options)
  }
  const all = Array.from({ length: events }, (_, index) => eventAt(index))
  const start = performance.now()
  for (const event of all) target.dispatchEvent(event)
  return performance.now() - start
}

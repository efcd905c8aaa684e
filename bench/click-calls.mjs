import { startServer } from '../fixtures-html/server/server.mjs'
import { BUDGETS, CPU_THROTTLING } from './budgets.mjs'
import { inTurn } from './in-turn.mjs'
import { median } from './median.mjs'
import { rowOf } from './row.mjs'
import { newVisitor } from './visit.mjs'

/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {{ name: string, path: string, selector: string }} Widget */

/** @type {readonly Widget[]} */
const WIDGETS = [
  { name: 'heart', path: '/blog/', selector: '.love-it:not(.loved)' },
  { name: 'button “add to cart”', path: '/shop/', selector: '.ajax_add_to_cart' },
]
const AFTER_LOAD_MS = [300, 4000]
/** Longer than a held click waits. */
const GIVE_UP_MS = 10_000

/**
 * From a click soon after the load event to its call, with the code in the HTTP cache: against the legacy theme's kind of
 * handler, which jQuery delegates from the body, on the same page without laurel.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measureClickCalls({ browser, distDir, runs }) {
  const server = await startServer({ distDir })
  const visitor = await newVisitor(browser)
  await visitor.addInitScript(watchCalls)
  const cases = WIDGETS.flatMap((widget) => AFTER_LOAD_MS.map((afterMs) => ({ widget, afterMs })))
  try {
    const latencies = await inTurn(
      Object.fromEntries(
        cases.flatMap(({ widget, afterMs }) =>
          ['on', 'off'].map((laurel) => [
            `${widget.name} ${afterMs} ${laurel}`,
            () => clickToCall(visitor, `${server.url}${widget.path}?laurel=${laurel}`, widget, afterMs),
          ]),
        ),
      ),
      { runs },
    )
    return cases.map(({ widget: { name }, afterMs }) => {
      const ours = latencies(`${name} ${afterMs} on`)
      const legacy = median(latencies(`${name} ${afterMs} off`))
      return rowOf(
        `click on a ${name} ${afterMs / 1000} s after load to its call, beyond a jQuery handler’s`,
        'ms',
        ours.map((ms) => ms - legacy),
        {
          budget: BUDGETS.clickToCallMs,
          ratio: `${median(ours).toFixed(0)} ms against ${legacy.toFixed(0)} ms`,
        },
      )
    })
  } finally {
    await visitor.close()
    await server.close()
  }
}

/**
 * The click of a visitor who comes again, but has neither loved nor bought anything. The warm-up fills the cache.
 * @param {BrowserContext} visitor
 * @param {string} url
 * @param {Widget} widget
 * @param {number} afterMs
 * @returns {Promise<number>} ms
 */
async function clickToCall(visitor, url, { selector }, afterMs) {
  await visitor.clearCookies()
  const page = await visitor.newPage()
  try {
    const devTools = await visitor.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING })
    await page.goto(url, { waitUntil: 'load' })
    const loaded = Date.now()
    const { x, y } = await page.evaluate(showElement, selector)
    await page.waitForTimeout(Math.max(0, afterMs - (Date.now() - loaded)))
    const mouse = /** @type {const} */ ({ x, y, button: 'left', clickCount: 1 })
    await Promise.all([
      devTools.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed', buttons: 1 }),
      devTools.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' }),
    ])
    const called = await page.waitForFunction(
      () => performance.getEntriesByName('click to call')[0]?.duration,
      undefined,
      {
        timeout: GIVE_UP_MS,
      },
    )
    return Number(await called.jsonValue())
  } finally {
    await page.close()
  }
}

/** Runs in the page. @param {string} selector */
function showElement(selector) {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`No ${selector} on ${location.href}`)
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/**
 * Runs in the page before its scripts: takes the time from a click to the first post after it. On pages without laurel it
 * stands in for the theme's handler of hearts; that of the cart is the shop plugin's own, with laurel and without.
 */
function watchCalls() {
  let clicked = 0
  addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true })
  const onCall = () => {
    if (clicked > 0) performance.measure('click to call', { start: clicked, end: performance.now() })
    clicked = 0
  }
  const posts = new WeakSet()
  const { open, send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.open = function (/** @type {unknown[]} */ ...args) {
    if (String(args[0]).toUpperCase() === 'POST') posts.add(this)
    return Reflect.apply(open, this, args)
  }
  XMLHttpRequest.prototype.send = function (body) {
    if (posts.has(this)) onCall()
    return send.call(this, body)
  }
  const { fetch } = window
  window.fetch = (...args) => {
    if (args[1]?.method?.toUpperCase() === 'POST') onCall()
    return fetch(...args)
  }
  if (!location.search.includes('laurel=off')) return
  addEventListener('DOMContentLoaded', () => {
    const jQuery = Reflect.get(window, 'jQuery')
    jQuery(document.body).on('click', '.love-it', (/** @type {Event} */ event) => {
      event.preventDefault()
      jQuery.post('/wp-admin/admin-ajax.php', { action: 'love_it', item_id: 1 })
    })
  })
}

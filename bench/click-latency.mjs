import { startServer } from '../fixtures-html/server/server.mjs'
import { BUDGETS } from './budgets.mjs'
import { clickToFrame } from './click-to-frame.mjs'
import { rowOf } from './row.mjs'

/** All that is fetched ahead has come within this. */
const PREFETCH_MS = 2000

/**
 * @typedef {object} Widget
 * @property {string} island
 * @property {string} path of a page that has it
 * @property {string} selector
 * @property {string} shows the class that the visitor sees
 */

/** Shows its class without waiting for the server: this one is held against the budgets. @type {Widget} */
const ADD_TO_CART = {
  island: 'add-to-cart',
  path: '/shop/?jquery=none',
  selector: '.ajax_add_to_cart:not(.added-spinner)',
  shows: 'added-spinner',
}

/** Shows its class when the server has answered. @type {Widget} */
const LOVE_BUTTON = {
  island: 'love-button',
  path: '/blog/?jquery=none',
  selector: '.love-it:not(.loved)',
  shows: 'loved',
}

/**
 * From a click to the frame that shows its effect, with the island's code loaded and not loaded before. The pages have
 * no jQuery: laurel alone acts on the click.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measureClicks({ browser, distDir, manifest, runs }) {
  const server = await startServer({ distDir })
  /** @param {Widget} widget */
  const visitBoth = (widget) => visitTwice(browser, server.url, manifest, widget)
  /** @type {Latencies[]} */
  const cart = []
  /** @type {Latencies[]} */
  const love = []
  try {
    await visitBoth(ADD_TO_CART)
    for (let run = 0; run < runs; run++) {
      cart.push(await visitBoth(ADD_TO_CART))
      love.push(await visitBoth(LOVE_BUTTON))
    }
  } finally {
    await server.close()
  }
  return [
    rowOf('click to “adding”, code in HTTP cache', 'ms', latencies(cart, 'notLoaded'), {
      budget: BUDGETS.clickNotLoadedMs,
    }),
    rowOf('click to “adding”, code loaded', 'ms', latencies(cart, 'loaded'), {
      budget: BUDGETS.clickLoadedMs,
    }),
    rowOf('the next “adding” button after it', 'ms', latencies(cart, 'next')),
    rowOf(
      'click to “loved” with the server’s answer, code in HTTP cache',
      'ms',
      latencies(love, 'notLoaded'),
    ),
    rowOf('click to “loved” with the server’s answer, code loaded', 'ms', latencies(love, 'loaded')),
    rowOf('the next “loved” button after it', 'ms', latencies(love, 'next')),
  ]
}

/** @typedef {{ notLoaded: number, loaded: number, next: number }} Latencies ms */

/**
 * @param {readonly Latencies[]} visits
 * @param {keyof Latencies} state
 */
const latencies = (visits, state) => visits.map((visit) => visit[state])

/**
 * One visitor: the first page prefetches the code when idle and the pointer has moved, which also fills the cache; the
 * second does not prefetch, because the visitor saves data.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {import('../build.mjs').Manifest} manifest
 * @param {Widget} widget
 * @returns {Promise<Latencies>}
 */
async function visitTwice(browser, url, manifest, widget) {
  const files = manifest.islands[widget.island]?.files ?? []
  const [chunk = ''] = files
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const first = await context.newPage()
    await first.goto(url + widget.path, { waitUntil: 'networkidle' })
    await first.mouse.move(1, 1)
    await first.waitForTimeout(PREFETCH_MS)
    if (!(await fetched(first, files)).includes(chunk)) throw new Error(`${widget.island} was not prefetched`)
    const loaded = await clickToFrame(first, widget)
    const next = await clickToFrame(first, widget)
    await first.close()

    // Without cookies the same post can be loved again.
    await context.clearCookies()
    const second = await context.newPage()
    await second.addInitScript(saveData)
    await second.goto(url + widget.path, { waitUntil: 'networkidle' })
    if ((await fetched(second, files)).includes(chunk)) throw new Error(`${widget.island} was prefetched`)
    const notLoaded = await clickToFrame(second, widget)
    if ((await overTheNetwork(second, files)).length > 0)
      throw new Error(`${widget.island} was not in the cache`)
    return { notLoaded, loaded, next }
  } finally {
    await context.close()
  }
}

/** Runs in the page, before its scripts. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
}

/**
 * Which of the files the page has requested.
 * @param {import('@playwright/test').Page} page
 * @param {readonly string[]} files
 */
async function fetched(page, files) {
  const paths = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  return files.filter((file) => paths.includes(`/dist/${file}`))
}

/**
 * Which of the files did not come from the cache.
 * @param {import('@playwright/test').Page} page
 * @param {readonly string[]} files
 */
async function overTheNetwork(page, files) {
  const paths = await page.evaluate(() => {
    const entries = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'))
    return entries.filter(({ transferSize }) => transferSize > 0).map(({ name }) => new URL(name).pathname)
  })
  return files.filter((file) => paths.includes(`/dist/${file}`))
}

import { startServer } from '../fixtures-html/server/server.mjs'
import { BUDGETS, CPU_THROTTLING } from './budgets.mjs'
import { rowOf } from './row.mjs'
import { newVisitor } from './visit.mjs'

const PAGE = '/product/classic-cup/'
/** The price of the first size. laurel shows it instead of the range that the server prints. */
const PRICE = '$8.50'
const GIVE_UP_MS = 20_000

/**
 * From the first paint of a product's page to the price of its first size, where it belongs: as a first visit, and
 * again with the code in the HTTP cache.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measureFirstPrice({ browser, distDir, runs }) {
  const server = await startServer({ distDir })
  /** @type {number[]} */
  const fresh = []
  /** @type {number[]} */
  const cached = []
  try {
    // The first round only warms up.
    for (let round = 0; round <= runs; round++) {
      const visitor = await newVisitor(browser)
      try {
        const first = await visit(visitor, server.url + PAGE)
        const again = await visit(visitor, server.url + PAGE)
        if (round === 0) continue
        fresh.push(first)
        cached.push(again)
      } finally {
        await visitor.close()
      }
    }
  } finally {
    await server.close()
  }
  const budget = BUDGETS.firstPriceMs
  return [
    rowOf('first paint to the price of a product with sizes, nothing cached', 'ms', fresh, { budget }),
    rowOf('the same, code in the HTTP cache', 'ms', cached, { budget }),
  ]
}

/**
 * @param {import('@playwright/test').BrowserContext} visitor
 * @param {string} url
 * @returns {Promise<number>} ms
 */
async function visit(visitor, url) {
  const page = await visitor.newPage()
  try {
    const devTools = await visitor.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING })
    await page.addInitScript(watchPrice, PRICE)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => typeof Reflect.get(window, 'pricedMs') === 'number', undefined, {
      timeout: GIVE_UP_MS,
    })
    return await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]
      return Reflect.get(window, 'pricedMs') - (paint?.startTime ?? Number.NaN)
    })
  } finally {
    await page.close()
  }
}

/**
 * Runs in the page: remembers when both prices are first there.
 * @param {string} price
 */
function watchPrice(price) {
  const observer = new MutationObserver(() => {
    const unit = document.querySelector('.variations .unit_price')
    const total = document.querySelector('.variations .tr-price .price')
    if (unit?.textContent !== price || total?.textContent?.trim() !== price) return
    observer.disconnect()
    Reflect.set(window, 'pricedMs', performance.now())
  })
  observer.observe(document, { childList: true, subtree: true })
}

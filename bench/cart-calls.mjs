import { startServer } from '../fixtures-html/server/server.mjs'
import { BUDGETS } from './budgets.mjs'

/**
 * The script that keeps the cart of cached pages fresh: laurel, the shop plugin's, or none.
 * @typedef {'laurel' | 'plugin' | 'off'} Keeper
 *
 * @typedef {object} View what one page view has cost
 * @property {number} calls questions to the server about the cart; no cache can answer them
 * @property {number} bytes of all that was transferred, not compressed
 */

const CALL = 'get_refreshed_fragments'
/** Requests of an idle page are sent within this time. */
const SETTLED_MS = 1500

/**
 * The cost of a fresh cart for each kind of visitor, in calls and bytes.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measureCartCalls({ browser, distDir }) {
  const server = await startServer({ bundle: 'esm', distDir })
  try {
    const [off, laurel, plugin] = [
      await visit(browser, server.url, 'off'),
      await visit(browser, server.url, 'laurel'),
      await visit(browser, server.url, 'plugin'),
    ]
    return laurel.flatMap(({ who, view, mostCalls }, index) => {
      const more = (/** @type {View | undefined} */ other) =>
        (other?.bytes ?? 0) - (off[index]?.view.bytes ?? 0)
      const theirs = plugin[index]?.view
      return [
        {
          what: `${who}: calls`,
          unit: /** @type {const} */ ('calls'),
          value: view.calls,
          budget: mostCalls,
          ratio: `the shop plugin’s script ${theirs?.calls}`,
        },
        {
          what: `${who}: bytes more than without a fresh cart`,
          unit: /** @type {const} */ ('bytes'),
          value: more(view),
          ratio: `the shop plugin’s script ${(more(theirs) / 1000).toFixed(2)} kB`,
        },
      ]
    })
  } finally {
    await server.close()
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {Keeper} keeper
 */
async function visit(browser, url, keeper) {
  const context = await browser.newContext()
  const knobs = keeper === 'plugin' ? `${keeper}&config={"except":["fresh-cart"]}` : keeper
  const address = `${url}/blog/?fragments=${knobs}`
  const { noCartCalls, firstCalls, nextCalls } = BUDGETS.cart
  try {
    const first = await context.newPage()
    const newVisitor = await view(first, address)
    const returning = await view(await context.newPage(), address)
    await first.goto(`${url}/shop/?fragments=${knobs}`)
    await first.locator('.add_to_cart_button').first().click()
    await first.locator('.product-added').first().waitFor()
    const tab = await context.newPage()
    return [
      { who: 'a new visitor', view: newVisitor, mostCalls: noCartCalls },
      { who: 'back in a new tab, no cart', view: returning, mostCalls: noCartCalls },
      { who: 'with a cart, first page of a tab', view: await view(tab, address), mostCalls: firstCalls },
      { who: 'with a cart, next page', view: await view(tab, address), mostCalls: nextCalls },
    ]
  } finally {
    await context.close()
  }
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 * @returns {Promise<View>}
 */
async function view(page, address) {
  const session = await page.context().newCDPSession(page)
  let [calls, bytes] = [0, 0]
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.includes(CALL)) calls += 1
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await session.send('Network.enable')
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLED_MS)
  await session.detach()
  return { calls, bytes }
}

import { startServer } from '../fixtures-html/server/server.mjs'
import { BUDGETS, CPU_THROTTLING } from './budgets.mjs'
import { rowOf } from './row.mjs'

const OPTIONS = 500
const CODE = /product-PriceCalculator/
/** Longer than any modal takes. */
const GIVE_UP_MS = 20_000

/**
 * From the click on a picker's button to the frame with its modal, and until every option is in it, on a slowed
 * machine.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measurePickers({ browser, distDir, runs }) {
  const server = await startServer({ distDir })
  const visit = () => openPicker(browser, `${server.url}/product/classic-cup/?options=${OPTIONS}`)
  /** @type {Opened[]} */
  const opened = []
  try {
    await visit()
    for (let run = 0; run < runs; run++) opened.push(await visit())
  } finally {
    await server.close()
  }
  return [
    rowOf(
      `click to the modal of a picker with ${OPTIONS} options`,
      'ms',
      opened.map(({ frame }) => frame),
      {
        budget: BUDGETS.pickerMs,
      },
    ),
    rowOf(
      'until all of them are in it, unseen',
      'ms',
      opened.map(({ whole }) => whole),
    ),
  ]
}

/** @typedef {{ frame: number, whole: number }} Opened ms */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Opened>}
 */
async function openPicker(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    const button = page.locator('.centre-button').first()
    await button.waitFor()
    // The pointer comes before the click, and fetches the code of the modals.
    const isFetched = page.waitForEvent('requestfinished', (request) => CODE.test(request.url()))
    await button.hover()
    await isFetched
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING })
    return await page.evaluate(clickToModal, { options: OPTIONS, giveUpMs: GIVE_UP_MS })
  } finally {
    await context.close()
  }
}

/**
 * Runs in the page.
 * @param {{ options: number, giveUpMs: number }} picker
 * @returns {Promise<Opened>}
 */
function clickToModal({ options, giveUpMs }) {
  const button = /** @type {HTMLElement} */ (document.querySelector('.centre-button'))
  return new Promise((resolve, reject) => {
    requestAnimationFrame(() => {
      setTimeout(() => {
        const start = performance.now()
        /** @type {number | undefined} */
        let frame
        const observer = new MutationObserver(() => {
          if (frame === undefined || document.querySelectorAll('.centre-badge').length < options) return
          observer.disconnect()
          resolve({ frame, whole: performance.now() - start })
        })
        observer.observe(document.body, { childList: true, subtree: true })
        setTimeout(() => reject(new Error('The modal did not fill')), giveUpMs)
        button.click()
        const onFrame = () => {
          if (!document.querySelector('.centre-badge')) return requestAnimationFrame(onFrame)
          const drawn = () => {
            frame = performance.now() - start
          }
          return scheduler.postTask(drawn, { priority: 'user-blocking' })
        }
        requestAnimationFrame(onFrame)
      })
    })
  })
}

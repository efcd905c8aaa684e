import { heapUsage } from '../tests/heap-usage.mjs'
import { askedForAll, mounted } from './settled.mjs'

/** The first times leave what every later one uses again: code, what the engine has learned of it, caches. */
const WARM_UP = 15
const TIMES = 10
const QUIET_MS = 1000

/** @typedef {{ listenersLeft: number, bytesLeft: number }} Stays listeners of all times, bytes of one */

/**
 * The objects that stay when islands are unmounted and mounted again, each time: a page that lives long and swaps its parts
 * may not grow.
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} devTools
 * @param {{ root: string, islands: readonly string[] }} part of the page, and what it is brought to life by
 * @returns {Promise<Stays>}
 */
export async function measureRetained(page, devTools, { root, islands }) {
  /** @param {number} times */
  async function comeAndGo(times) {
    for (let time = 0; time < times; time++) {
      await page.evaluate(
        (selector) => window.laurel?.scan(document.querySelector(selector) ?? document),
        root,
      )
      await mounted(page, islands)
      await page.evaluate(askedForAll, QUIET_MS)
      await unmount(page, root)
    }
  }
  await unmount(page, root)
  await comeAndGo(WARM_UP)
  const before = await heapUsage(devTools)
  await comeAndGo(TIMES)
  const after = await heapUsage(devTools)
  return {
    listenersLeft: Math.max(0, after.listeners - before.listeners),
    bytesLeft: Math.max(0, (after.bytes - before.bytes) / TIMES),
  }
}

/** @param {import('@playwright/test').Page} page @param {string} root */
async function unmount(page, root) {
  await page.evaluate(
    (selector) => window.laurel?.unmount(document.querySelector(selector) ?? document),
    root,
  )
}

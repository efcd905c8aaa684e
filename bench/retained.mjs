import { heapUsage } from '../tests/heap-usage.mjs'
import { askedForAll, mounted } from './settled.mjs'

/**
 * The first rounds leave what all later rounds use again: code, what the engine has learned of it, caches.
 */
const WARM_UP = 15
const TIMES = 10
const QUIET_MS = 1000

/**
 * Listeners left after all rounds, bytes left per round.
 * @typedef {{ listenersLeft: number, bytesLeft: number }} Retained
 */

/**
 * What islands leave in memory when they are mounted and unmounted repeatedly: a page that lives long and
 * swaps its parts may not grow.
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} devTools
 * @param {{ root: string, islands: readonly string[] }} part of the page, and the islands mounted in it
 * @returns {Promise<Retained>}
 */
export async function measureRetained(page, devTools, { root, islands }) {
  /** @param {number} times */
  async function mountAndUnmount(times) {
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
  await mountAndUnmount(WARM_UP)
  const before = await heapUsage(devTools)
  await mountAndUnmount(TIMES)
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

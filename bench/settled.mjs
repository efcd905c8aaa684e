/**
 * Waits until these islands are mounted somewhere on the page.
 * @param {import('@playwright/test').Page} page
 * @param {readonly string[]} islands
 */
export async function mounted(page, islands) {
  await page.waitForFunction(
    (names) => names.every((name) => window.laurel?.islands().some((island) => island.name === name)),
    islands,
  )
}

/**
 * Runs in the page: waits until it has requested nothing for so long.
 * @param {number} quietMs
 */
export async function askedForAll(quietMs) {
  const count = () => performance.getEntriesByType('resource').length
  performance.setResourceTimingBufferSize(10_000)
  let before = -1
  while (count() !== before) {
    before = count()
    await new Promise((resolve) => setTimeout(resolve, quietMs))
  }
}

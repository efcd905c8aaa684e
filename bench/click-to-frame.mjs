import { CPU_THROTTLING } from './budgets.mjs'

/** @typedef {import('@playwright/test').Page} Page */

/** Longer than any change that is worth waiting for. */
const GIVE_UP_MS = 20_000

/**
 * Clicks as a mouse does that was somewhere else before, and takes the time from the press to the first frame that
 * shows the class, on a slowed machine.
 * @param {Page} page
 * @param {{ selector: string, shows: string }} target the first such element, and the class that it is to get
 * @returns {Promise<number>} ms
 */
export async function clickToFrame(page, { selector, shows }) {
  const devTools = await page.context().newCDPSession(page)
  const watch = await page.evaluateHandle(watchElement, { selector, shows, giveUpMs: GIVE_UP_MS })
  const { x, y } = await watch.evaluate(({ point }) => point)
  await page.evaluate(becomeQuiet)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING })
  const mouse = /** @type {const} */ ({ x, y, button: 'left', clickCount: 1 })
  await Promise.all([
    devTools.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed', buttons: 1 }),
    devTools.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' }),
  ])
  const latency = await watch.evaluate(({ done }) => done)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devTools.detach()
  return latency
}

/** Runs in the page: what it still has to paint is no part of the click. */
async function becomeQuiet() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  await frame()
  await new Promise((resolve) => requestIdleCallback(resolve))
}

/**
 * Runs in the page.
 * @param {{ selector: string, shows: string, giveUpMs: number }} target
 */
function watchElement({ selector, shows, giveUpMs }) {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`No ${selector} on ${location.href}`)
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()

  /** @type {Promise<number>} */
  const done = new Promise((resolve, reject) => {
    let pressed = 0
    // Runs right after the frame, ahead of what else waits.
    const afterFrame = () =>
      scheduler.postTask(() => resolve(performance.now() - pressed), { priority: 'user-blocking' })
    const observer = new MutationObserver(() => {
      if (!element.classList.contains(shows)) return
      observer.disconnect()
      requestAnimationFrame(afterFrame)
    })
    observer.observe(element, { attributeFilter: ['class'] })
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        pressed = timeStamp
      },
      { capture: true, once: true },
    )
    // Stands in for the shop's script, which keeps the link from being followed.
    addEventListener('click', (event) => event.preventDefault())
    setTimeout(() => reject(new Error(`${selector} did not get the class ${shows}`)), giveUpMs)
  })
  return { point: { x: left + width / 2, y: top + height / 2 }, done }
}

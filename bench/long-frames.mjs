/**
 * Runs in the page: presses a button, and watches every frame until so many items are there and have settled.
 * @param {{ button: string, items: string, count: number, settledMs: number }} wanted
 * @returns {Promise<{ shownMs: number, longest: number, longTasks: number }>} `shownMs` from the press on; `longest`: ms of
 * all work in one frame
 */
export async function longFrames({ button, items, count, settledMs }) {
  let longTasks = 0
  const observer = new PerformanceObserver((list) => {
    longTasks += list.getEntries().length
  })
  observer.observe({ type: 'longtask' })
  const frame = () =>
    new Promise((resolve) =>
      requestAnimationFrame((start) =>
        scheduler.postTask(() => resolve(performance.now() - start), { priority: 'user-blocking' }),
      ),
    )
  const giveUpMs = 60_000
  await frame()
  const pressed = performance.now()
  const pressable = document.querySelector(button)
  if (!(pressable instanceof HTMLElement)) throw new Error(`No ${button} on ${location.href}`)
  pressable.click()
  let longest = 0
  let shownMs = 0
  while (shownMs === 0 || performance.now() - pressed - shownMs < settledMs) {
    longest = Math.max(longest, Number(await frame()))
    const passed = performance.now() - pressed
    if (shownMs === 0 && document.querySelectorAll(items).length >= count) shownMs = passed
    if (shownMs === 0 && passed > giveUpMs) throw new Error(`No ${count} of ${items}`)
  }
  // The observer hears of the last task after it.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
  observer.disconnect()
  return { shownMs, longest, longTasks }
}

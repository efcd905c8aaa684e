/** How long after each failure the next attempt is made by itself. */
const PAUSES_MS = [1000, 5000, 30_000]

export type RetryLater = (thing: unknown, again: () => void) => void

/**
 * Tries again what has failed: after a moment, and at once when the network is back or the page is shown again.
 * @returns call it whenever something has failed: what is to be tried again waits once for each thing
 */
export function createRetry(window: Window): RetryLater {
  const waiting = new Map<unknown, () => void>()
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function attempt() {
    clearTimeout(timer)
    timer = undefined
    const due = [...waiting.values()]
    waiting.clear()
    for (const again of due) again()
  }
  for (const type of ['online', 'pageshow']) {
    window.addEventListener(type, () => {
      failures = 0
      attempt()
    })
  }
  return (thing, again) => {
    waiting.set(thing, again)
    const pause = PAUSES_MS[failures]
    if (timer !== undefined || pause === undefined) return
    failures += 1
    timer = setTimeout(attempt, pause)
  }
}

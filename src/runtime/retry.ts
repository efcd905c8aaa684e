/** How long after each failure the next attempt is made by itself. */
const PAUSES_MS = [1000, 5000, 30_000]

export type RetryLater = (thing: unknown, again: () => void) => void

/**
 * Tries again what has failed: after a moment, and at once when the network is back or the page is shown again.
 * @returns call it whenever something has failed: what is to be tried again waits once for each thing
 */
export function createRetry(window: Window): RetryLater {
  const waiting = new Map<unknown, () => void>()
  const failures = new Map<unknown, number>()

  for (const type of ['online', 'pageshow']) {
    window.addEventListener(type, () => {
      failures.clear()
      for (const attempt of [...waiting.values()]) attempt()
    })
  }
  return (thing, again) => {
    const failed = failures.get(thing) ?? 0
    failures.set(thing, failed + 1)
    const pause = PAUSES_MS[failed]
    const timer = pause === undefined ? undefined : setTimeout(attempt, pause)
    function attempt() {
      clearTimeout(timer)
      waiting.delete(thing)
      again()
    }
    waiting.set(thing, attempt)
  }
}

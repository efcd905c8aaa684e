/** The delay of each retry after a failure. */
const DELAYS_MS = [1000, 5000, 30_000]

/** @param key what has failed: a later retry of the same key replaces an earlier one */
export type RetryLater = (key: unknown, retry: () => void) => void

/** Retries what has failed: after a delay, and at once when the network is back or the page is shown again. */
export function createRetry(window: Window): RetryLater {
  const waiting = new Map<unknown, () => void>()
  const failures = new Map<unknown, number>()

  for (const type of ['online', 'pageshow']) {
    window.addEventListener(type, () => {
      failures.clear()
      for (const attempt of [...waiting.values()]) attempt()
    })
  }
  return (key, retry) => {
    const failed = failures.get(key) ?? 0
    failures.set(key, failed + 1)
    const delayMs = DELAYS_MS[failed]
    const timer = delayMs && setTimeout(attempt, delayMs)
    function attempt() {
      clearTimeout(timer)
      waiting.delete(key)
      retry()
    }
    waiting.set(key, attempt)
  }
}

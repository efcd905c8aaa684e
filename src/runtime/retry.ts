/** How long after each failure the next attempt is made by itself. */
const PAUSES_MS = [1000, 5000, 30_000]

/**
 * Tries again what has failed: after a moment, and at once when the network is back or the page is shown again.
 * @param again called for each attempt
 * @returns call it whenever an attempt has failed
 */
export function createRetry(window: Window, again: () => void): () => void {
  let isWaiting = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function attempt() {
    clearTimeout(timer)
    if (!isWaiting) return
    isWaiting = false
    again()
  }
  for (const type of ['online', 'pageshow']) {
    window.addEventListener(type, () => {
      failures = 0
      attempt()
    })
  }
  return () => {
    if (isWaiting) return
    isWaiting = true
    const pause = PAUSES_MS[failures]
    failures += 1
    if (pause !== undefined) timer = setTimeout(attempt, pause)
  }
}

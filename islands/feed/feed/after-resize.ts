import { listen } from '../../../src/dom/listen'
import { reported } from '../../../src/dom/reporting'

/** The time after the last resize before feeds measure themselves again, in ms (spec feed and page builder §9). */
const QUIET_MS = 500

const callbacks = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let stopListening = () => {}

function waitForQuiet() {
  clearTimeout(timer)
  timer = setTimeout(() => {
    for (const callback of [...callbacks]) callback()
  }, QUIET_MS)
}

/**
 * Calls back when the window's size has not changed for a while. All feeds share one listener.
 * @returns a function that stops it
 */
export function afterResize(window: Window, callback: () => void): () => void {
  // A new function, because the same callback may be given twice.
  const own = reported(() => callback())
  if (callbacks.size === 0) stopListening = listen(window, ['resize'], waitForQuiet, { passive: true })
  callbacks.add(own)
  return () => {
    callbacks.delete(own)
    if (callbacks.size > 0) return
    stopListening()
    clearTimeout(timer)
  }
}

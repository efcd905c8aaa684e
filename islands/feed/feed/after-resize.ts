import { listen } from '../../../src/dom/listen'
import { reported } from '../../../src/dom/reporting'

/** How long the window keeps its size before feeds look at theirs, in ms (spec feed and page builder §9). */
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
 * Calls back once the window's size has been left alone for a while. All feeds share one listener.
 * @returns the way to stop
 */
export function afterResize(window: Window, callback: () => void): () => void {
  // Of its own, should somebody give the same one twice.
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

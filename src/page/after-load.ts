import { listen } from '../dom/listen'
import { reported } from '../dom/reporting'

/** The time since the page's `load` event, in ms; 0 if the browser does not report it. */
function sinceLoad({ performance }: Window): number {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  if (!entry || !('loadEventStart' in entry) || typeof entry.loadEventStart !== 'number') return 0
  return entry.loadEventStart > 0 ? performance.now() - entry.loadEventStart : 0
}

/**
 * Calls back a time after the page's `load` event; soon, if that time is over.
 * @returns a function that cancels it
 */
export function afterLoad(window: Window, delayMs: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop = () => {}
  const done = reported(callback)
  const start = () => {
    timer = setTimeout(done, Math.max(0, delayMs - sinceLoad(window)))
  }
  if (window.document.readyState === 'complete') start()
  else stop = listen(window, ['load'], start, { once: true })
  return () => {
    stop()
    clearTimeout(timer)
  }
}

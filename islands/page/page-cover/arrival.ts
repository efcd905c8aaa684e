import { listen } from '../../../src/page/listen'
import { sinceDomReady } from '../../../src/page/navigation-timing'

/** So long after the page was parsed what covers it goes, loaded or not (contract 01 §17.1). */
const LIMIT_MS = 5000

export interface Arrival {
  /** The page has loaded, or is taking too long. */
  readonly onLoaded: () => void
  /** The page came out of the browser's back/forward cache. */
  readonly onReturned: () => void
}

/** @returns the way to stop */
export function onArrival(window: Window, { onLoaded, onReturned }: Arrival): () => void {
  let isLoaded = false
  const arrive = () => {
    if (isLoaded) return
    isLoaded = true
    clearTimeout(timer)
    onLoaded()
  }
  const timer = setTimeout(arrive, Math.max(0, LIMIT_MS - sinceDomReady(window)))
  const stops = [
    listen(window, ['load'], arrive),
    listen(window, ['pageshow'], (event) => {
      if ('persisted' in event && event.persisted) onReturned()
    }),
  ]
  if (window.document.readyState === 'complete') arrive()
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

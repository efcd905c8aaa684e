import { sinceDomReady } from '../../../src/page/navigation-timing'
import type { Scope } from '../../../src/page/scope'

/** So long after the page was parsed what covers it goes, loaded or not (contract 01 §17.1). */
const LIMIT_MS = 5000

export interface Arrival {
  /** The page has loaded, or is taking too long. */
  readonly onLoaded: () => void
  /** The page came out of the browser's back/forward cache. */
  readonly onReturned: () => void
}

export function onArrival(scope: Scope, { onLoaded, onReturned }: Arrival): void {
  const { window } = scope
  let isLoaded = false
  const arrive = () => {
    if (isLoaded) return
    isLoaded = true
    cancelLimit()
    onLoaded()
  }
  const cancelLimit = scope.after(Math.max(0, LIMIT_MS - sinceDomReady(window)), arrive)
  scope.listen(window, 'load', arrive)
  scope.listen(window, 'pageshow', ({ persisted }) => {
    if (persisted) onReturned()
  })
  if (window.document.readyState === 'complete') arrive()
}

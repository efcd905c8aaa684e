import { sinceDomReady } from '../../../src/page/navigation-timing'
import type { Scope } from '../../../src/page/scope'

/** The cover is removed this long after DOM ready, loaded or not (contract 01 §17.1). */
const LIMIT_MS = 5000

export interface PageShownHandlers {
  /** The page has loaded, or the limit is over. Called once. */
  readonly onLoaded: () => void
  /** The browser has restored the page from its back/forward cache. */
  readonly onRestored: () => void
}

export function onPageShown(scope: Scope, { onLoaded, onRestored }: PageShownHandlers): void {
  const { window } = scope
  let isLoaded = false
  const finish = () => {
    if (isLoaded) return
    isLoaded = true
    cancelLimit()
    onLoaded()
  }
  const cancelLimit = scope.after(Math.max(0, LIMIT_MS - sinceDomReady(window)), finish)
  scope.listen(window, 'load', finish)
  scope.listen(window, 'pageshow', ({ persisted }) => {
    if (persisted) onRestored()
  })
  if (window.document.readyState === 'complete') finish()
}

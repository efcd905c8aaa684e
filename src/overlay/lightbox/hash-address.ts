import { listen } from '../../dom/listen'
import { parseHash } from './hash'
import { replaceAddress } from './history'

export interface HashFollower {
  /** How many items the album has now. */
  readonly count: () => number
  /** Opens at the item, or moves to it. */
  readonly show: (index: number) => void
  readonly close: () => void
  /** Its end. */
  readonly signal: AbortSignal
}

/**
 * Opens, moves and closes a lightbox by what the page's address says (contract 05 §15), now and whenever the visitor
 * changes it. What the lightbox itself writes there does not come back: it is written without an event.
 */
export function followHash(
  window: Window,
  linkId: string,
  { count, show, close, signal }: HashFollower,
): void {
  if (signal.aborted) return
  function follow() {
    const meaning = parseHash(window.location.hash, linkId)
    if (meaning.says === 'closed') close()
    if (meaning.says !== 'item' || meaning.index >= count()) return
    // Its own entry of the history will say so: that of the page is left without, for when it is closed.
    const { pathname, search } = window.location
    replaceAddress(window, pathname + search)
    show(meaning.index)
  }
  if (parseHash(window.location.hash, linkId).says === 'item') follow()
  listen(window, ['hashchange'], follow, { signal })
}

import { listen } from '../../dom/listen'
import { parseHash } from './hash'
import { replaceAddress } from './history'

export interface HashFollower {
  /** The number of items in the album, now. */
  readonly count: () => number
  /** Opens the lightbox at the item, or moves it there. */
  readonly show: (index: number) => void
  readonly close: () => void
  /** Stops following when aborted. */
  readonly signal: AbortSignal
}

/**
 * Opens, moves and closes a lightbox by the hash of the page's address (contract 05 §15), now and at each `hashchange`.
 * The lightbox itself changes the address without this event.
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
    // The lightbox adds its own history entry with this address: the page's entry goes without, for when it is closed.
    const { pathname, search } = window.location
    replaceAddress(window, pathname + search)
    show(meaning.index)
  }
  if (parseHash(window.location.hash, linkId).says === 'item') follow()
  listen(window, ['hashchange'], follow, { signal })
}

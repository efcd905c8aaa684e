import { afterFrame } from '../../../src/motion/after-frame'
import { attempt } from '../../../src/page/attempt'
import { isReturn } from '../../../src/page/navigation-timing'
import type { Scope } from '../../../src/page/scope'
import type { Loading } from './loading'
import { itemsOf, type PagedList } from './markup'

/** A visitor who had loaded more pages returns to the last of these at most. */
const MAX_PAGES = 10
/** The events of a visitor who moves on by themselves, which ends the return. */
const VISITOR_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/** The visitor's place in a list when they left the page. */
interface Place {
  /** The number of loaded pages. */
  readonly pages: number
  /** The index of the first item in view. */
  readonly item: number
  /** The distance of that item's top from the window's top, in px. */
  readonly top: number
}

/**
 * Saves the visitor's place in a list when they leave the page, and restores it when they come back and the browser has
 * not cached the page itself.
 */
export function returnToPlace(paged: PagedList, scope: Scope, loading: Loading): void {
  const { window } = scope
  const { list, kind, index } = paged
  const store = createPlaceStore(window, `${kind.list} ${index}`)
  /** Undefined once the place is reached or the visitor moves on. */
  let goal = isReturn(window) ? store.read() : undefined
  let stopListening = () => {}

  async function restore({ pages, item, top }: Place) {
    stopListening = scope.listen(window, VISITOR_EVENTS, stop, { passive: true, capture: true })
    await loadUpTo(Math.min(pages, MAX_PAGES))
    if (scope.signal.aborted) return
    const stopFrame = afterFrame(window, () => {
      const shown = goal && itemsOf(list, kind)[item]
      stop()
      if (shown) window.scrollBy({ top: shown.getBoundingClientRect().top - top, behavior: 'instant' })
    })
    scope.add(stopFrame)
  }
  function stop() {
    goal = undefined
    stopListening()
  }
  async function loadUpTo(pages: number): Promise<void> {
    const loaded = loading.pages()
    if (loaded >= pages || scope.signal.aborted) return
    await loading.load()
    if (loading.pages() > loaded) return loadUpTo(pages)
  }
  function save() {
    if (goal) return store.save(goal)
    const items = itemsOf(list, kind)
    const item = items.findIndex((each) => each.getBoundingClientRect().bottom > 0)
    const top = Math.round(items[item]?.getBoundingClientRect().top ?? 0)
    const pages = loading.pages()
    store.save(pages > 0 && item >= 0 ? { pages, item, top } : undefined)
  }

  scope.listen(window, 'pagehide', save)
  store.save(undefined)
  if (goal) void restore(goal)
}

/** The place of one list of one page in the tab's storage. */
interface PlaceStore {
  /** @returns undefined when there is none, or none that can be read */
  read(): Place | undefined
  /** Never throws: where the storage is refused or full nothing is saved. */
  save(place: Place | undefined): void
}

function createPlaceStore(window: Window, list: string): PlaceStore {
  const { pathname, search } = window.location
  const key = `laurel-place ${pathname}${search} ${list}`
  return {
    read: () => parsePlace(attempt(() => window.sessionStorage.getItem(key)) ?? ''),
    save(place) {
      attempt(() => {
        if (place) window.sessionStorage.setItem(key, [place.pages, place.item, place.top].join(' '))
        else window.sessionStorage.removeItem(key)
      })
    },
  }
}

function parsePlace(text: string): Place | undefined {
  const [, pages, item, top] = /^(\d{1,5}) (\d{1,6}) (-?\d{1,6})$/.exec(text) ?? []
  return Number(pages) > 0 ? { pages: Number(pages), item: Number(item), top: Number(top) } : undefined
}

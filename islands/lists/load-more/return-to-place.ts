import { afterFrame } from '../../../src/motion/after-frame'
import { isReturn } from '../../../src/page/navigation-timing'
import type { Scope } from '../../../src/page/scope'
import { createPlaceStore, type Place } from './kept-place'
import type { Loading } from './loading'
import { itemsOf, type PagedList } from './markup'

/** Who had come further is brought so far: nobody waits for more. */
const MOST_PAGES = 10
/** From then on the visitor goes where they like. */
const OWN_WAYS = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/**
 * Brings who follows a link and comes back to where they were in a list, where the browser has not kept the page itself.
 */
export function returnToPlace(paged: PagedList, scope: Scope, loading: Loading): void {
  const { window } = scope
  const { list, kind, index } = paged
  const store = createPlaceStore(window, `${kind.list} ${index}`)
  /** As long as the visitor is being brought there. */
  let goal = isReturn(window) ? store.read() : undefined
  let stopWays = () => {}

  async function goBack({ pages, item, top }: Place) {
    stopWays = scope.listen(window, OWN_WAYS, leaveAlone, { passive: true, capture: true })
    await loadUpTo(Math.min(pages, MOST_PAGES))
    if (scope.signal.aborted) return
    const stopFrame = afterFrame(window, () => {
      const shown = goal && itemsOf(list, kind)[item]
      leaveAlone()
      if (shown) window.scrollBy({ top: shown.getBoundingClientRect().top - top, behavior: 'instant' })
    })
    scope.add(stopFrame)
  }
  function leaveAlone() {
    goal = undefined
    stopWays()
  }
  async function loadUpTo(pages: number): Promise<void> {
    const loaded = loading.pages()
    if (loaded >= pages || scope.signal.aborted) return
    await loading.load()
    if (loading.pages() > loaded) return loadUpTo(pages)
  }
  function keep() {
    if (goal) return store.keep(goal)
    const items = itemsOf(list, kind)
    const item = items.findIndex((each) => each.getBoundingClientRect().bottom > 0)
    const top = Math.round(items[item]?.getBoundingClientRect().top ?? 0)
    const pages = loading.pages()
    store.keep(pages > 0 && item >= 0 ? { pages, item, top } : undefined)
  }

  scope.listen(window, 'pagehide', keep)
  store.keep(undefined)
  if (goal) void goBack(goal)
}

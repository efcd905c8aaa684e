import { afterFrame } from '../../src/page/after-frame'
import { listen } from '../../src/page/listen'
import { isReturn } from '../../src/page/navigation-timing'
import type { Page } from '../../src/page/page'
import { createPlaceStore, type Place } from './kept-place'
import type { Loading } from './loading'
import { itemsOf, type PagedList } from './markup'

/** Who had come further is brought so far: nobody waits for more. */
const MOST_PAGES = 10
/** From then on the visitor goes where they like. */
const OWN_WAYS = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/**
 * Brings who follows a link and comes back to where they were in a list, where the browser has not kept the page itself.
 * @returns the way to stop
 */
export function returnToPlace(paged: PagedList, { window }: Page, loading: Loading): () => void {
  const { list, kind, index } = paged
  const store = createPlaceStore(window, `${kind.list} ${index}`)
  const before = isReturn(window) ? store.read() : undefined
  let isOver = false
  let stopFrame = () => {}
  let stopWays = () => {}

  async function goBack({ pages, item, top }: Place) {
    let goesItself = false
    const onWay = () => {
      goesItself = true
    }
    stopWays = listen(window, OWN_WAYS, onWay, { passive: true, capture: true })
    await loadUpTo(Math.min(pages, MOST_PAGES))
    if (isOver) return
    stopFrame = afterFrame(window, () => {
      stopWays()
      const shown = itemsOf(list, kind)[item]
      if (!shown || goesItself) return
      window.scrollBy({ top: shown.getBoundingClientRect().top - top, behavior: 'instant' })
    })
  }
  async function loadUpTo(pages: number): Promise<void> {
    const loaded = loading.pages()
    if (loaded >= pages || isOver) return
    await loading.load()
    if (loading.pages() > loaded) return loadUpTo(pages)
  }
  function keep() {
    const items = itemsOf(list, kind)
    const item = items.findIndex((each) => each.getBoundingClientRect().bottom > 0)
    const top = Math.round(items[item]?.getBoundingClientRect().top ?? 0)
    const pages = loading.pages()
    store.keep(pages > 0 && item >= 0 ? { pages, item, top } : undefined)
  }

  const stopLeaving = listen(window, ['pagehide'], keep)
  store.keep(undefined)
  if (before) void goBack(before)
  return () => {
    isOver = true
    stopLeaving()
    stopWays()
    stopFrame()
  }
}

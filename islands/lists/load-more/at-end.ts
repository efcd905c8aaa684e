import { observeSizes } from '../../../src/page/observe-sizes'
import type { Page } from '../../../src/page/page'
import { watchFrames } from '../../../src/page/scroll-frame'
import { createLoading, type Loading } from './loading'
import type { PagedList } from './markup'

/** Contract 03 §8.2. */
const MARGIN_PX = 40
const LOOK_EVERY_MS = 100

/** A page of the list whenever the visitor comes to its end. */
export function loadAtEnd(paged: PagedList, page: Page): Loading {
  const { list } = paged
  const { window } = page
  let lookedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  let grown: ReturnType<typeof setTimeout> | undefined
  let height = 0

  const loading = createLoading(paged, page, {
    onStart() {
      height = list.offsetHeight
    },
    onItems(_, hasMore) {
      if (!hasMore) return stop()
      // Where all that came is filtered out, the next page would be, too.
      grown = setTimeout(() => list.offsetHeight > height && watch.request(), LOOK_EVERY_MS)
    },
    onNothing: stop,
    onCalledOff: () => watch.request(),
  })
  const watch = watchFrames(page, () => {
    const wait = lookedAt + LOOK_EVERY_MS - performance.now()
    if (wait > 0) {
      lookLater(wait)
      return undefined
    }
    lookedAt = performance.now()
    return isNear() ? () => void loading.load() : undefined
  })
  // Nobody scrolls where all of it is in view, or where a filter has left little of it.
  const stopSizes = observeSizes([list], () => watch.request())
  if (!loading.hasNext) stop()

  /** A list in a closed tab has no end. */
  function isNear() {
    if (list.getClientRects().length === 0) return false
    return list.getBoundingClientRect().bottom <= window.innerHeight + MARGIN_PX
  }
  function lookLater(ms: number) {
    timer ??= setTimeout(() => {
      timer = undefined
      watch.request()
    }, ms)
  }
  function stop() {
    clearTimeout(timer)
    clearTimeout(grown)
    stopSizes()
    watch.stop()
  }
  return {
    ...loading,
    dispose() {
      stop()
      loading.dispose()
    },
  }
}

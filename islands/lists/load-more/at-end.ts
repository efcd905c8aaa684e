import { observeSizes } from '../../../src/dom/observe-sizes'
import { watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'
import { createLoading, type Loading } from './loading'
import type { PagedList } from './markup'

/** Contract 03 §8.2. */
const MARGIN_PX = 40
const LOOK_EVERY_MS = 100

/** A page of the list whenever the visitor comes to its end. */
export function loadAtEnd(paged: PagedList, scope: Scope): Loading {
  const { list } = paged
  const { window } = scope
  /** Until there is no more to come. */
  const looking = scope.child()
  let lookedAt = Number.NEGATIVE_INFINITY
  let isDue = false
  let height = 0

  const loading = createLoading(paged, scope, {
    onStart() {
      height = list.offsetHeight
    },
    onItems(_, hasMore) {
      if (!hasMore) return looking.dispose()
      // Where all that came is filtered out, the next page would be, too.
      looking.after(LOOK_EVERY_MS, () => list.offsetHeight > height && watch.request())
    },
    onNothing: looking.dispose,
    onCalledOff: () => watch.request(),
  })
  const watch = watchFrames(looking, () => {
    const wait = lookedAt + LOOK_EVERY_MS - performance.now()
    if (wait > 0) {
      lookLater(wait)
      return undefined
    }
    lookedAt = performance.now()
    return isNear() ? () => void loading.load() : undefined
  })
  // Nobody scrolls where all of it is in view, or where a filter has left little of it.
  looking.add(observeSizes([list], watch.request))
  looking.add(watch.stop)
  if (!loading.hasNext) looking.dispose()

  /** A list in a closed tab has no end. */
  function isNear() {
    if (list.getClientRects().length === 0) return false
    return list.getBoundingClientRect().bottom <= window.innerHeight + MARGIN_PX
  }
  function lookLater(ms: number) {
    if (isDue) return
    isDue = true
    looking.after(ms, () => {
      isDue = false
      watch.request()
    })
  }
  return loading
}

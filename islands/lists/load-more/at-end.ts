import { observeSizes } from '../../../src/dom/observe-sizes'
import { watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'
import { createLoading, type Loading } from './loading'
import type { PagedList } from './markup'

/** Contract 03 §8.2. */
const MARGIN_PX = 40
const CHECK_EVERY_MS = 100

/** Loads a page of the list whenever the visitor comes to the list's end. */
export function loadAtEnd(paged: PagedList, scope: Scope): Loading {
  const { list } = paged
  const { window } = scope
  /** Ends when there are no more pages. */
  const watching = scope.child()
  let checkedAt = Number.NEGATIVE_INFINITY
  let isCheckDue = false
  let height = 0

  const loading = createLoading(paged, scope, {
    onStart() {
      height = list.offsetHeight
    },
    onItems(_, hasMore) {
      if (!hasMore) return watching.dispose()
      // If a filter hides all new items, it would hide those of the next page too.
      watching.after(CHECK_EVERY_MS, () => list.offsetHeight > height && watch.request())
    },
    onNothing: watching.dispose,
    onAborted: () => watch.request(),
  })
  const watch = watchFrames(watching, () => {
    const wait = checkedAt + CHECK_EVERY_MS - performance.now()
    if (wait > 0) {
      checkLater(wait)
      return undefined
    }
    checkedAt = performance.now()
    return isNear() ? () => void loading.load() : undefined
  })
  // A list that is short, or that a filter makes short, is never scrolled.
  watching.add(observeSizes([list], watch.request))
  watching.add(watch.stop)
  if (!loading.hasNext) watching.dispose()

  /** Whether the list's end is near; never for a list in a closed tab. */
  function isNear() {
    if (list.getClientRects().length === 0) return false
    return list.getBoundingClientRect().bottom <= window.innerHeight + MARGIN_PX
  }
  function checkLater(ms: number) {
    if (isCheckDue) return
    isCheckDue = true
    watching.after(ms, () => {
      isCheckDue = false
      watch.request()
    })
  }
  return loading
}

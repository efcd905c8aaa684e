import { provideGlobal } from '../../../../legacy-shims/globals/provide-global'
import { elementOf } from '../../../../legacy-shims/jquery-events'
import { layOutList, registerLayout } from '../../../../src/page/list-layout'
import type { Scope } from '../../../../src/page/scope'
import { sharedByHosts } from '../../../../src/page/shared-by-hosts'
import { afterResize } from '../after-resize'
import { batchReads } from '../batched-reads'
import { type Items, readyItems } from '../items'
import { fitContainer, fitContainersIn } from '../pictures/fit-container'
import { createColumns } from './columns'
import { limitItems } from './item-limit'
import { hasGridItems, headersOf, MASONRY_CLASSES } from './markup'
import { measureWidth } from './narrow'
import { measureCrops, showFlatPictures } from './set-crops'

/**
 * The layout is repeated in ms after new items, because the page may change late (spec feed and page builder §9; contract
 * 05 §13.1, §13.3).
 */
const AGAIN_AFTER_MS = [50, 200, 500, 1000, 1500]
const SHOWS_FLAT_AFTER_MS = [500, 1500]

/** The global by which other scripts lay a feed out (contract 05 §1.3). */
const LAYOUT_CALL = 'cffAddMasonry'
const layoutCall = sharedByHosts(({ window, add }) =>
  add(
    provideGlobal(window, LAYOUT_CALL, (feed: unknown) => {
      const element = elementOf(feed)
      if (element) layOutList(element)
    }),
  ),
)

/** The layout of a feed: columns, crops, the number of items on a phone, and the classes of a narrow feed. */
export interface FeedLayout {
  /** Called when the set of items has changed. */
  renew(): void
  /** Called with newly ready posts. */
  prepare(items: readonly HTMLElement[]): void
}

/** @param scope a child scope of its own */
export function createFeedLayout(
  feed: HTMLElement,
  items: Items,
  scope: Scope,
  windowPx: number,
): FeedLayout {
  const adopted = scope.adopt
  let late = scope.child()
  let hasNew = false

  limitItems(feed, windowPx, adopted)

  /** Grids never have masonry columns (contract 05 §13.1). */
  function dropMasonry() {
    columns?.stop()
    columns = undefined
    for (const name of MASONRY_CLASSES) adopted.toggle(feed, name, false)
  }
  const requestLayout = batchReads(scope, () => {
    const ready = readyItems(items)
    const measured = ready.length > 0 ? ready : items.all()
    // Crops are measured first, because measuring the links moves them for a moment.
    const writes = [measureCrops(ready, adopted), measureWidth(feed, measured, adopted)]
    return () => {
      // Columns are laid out last, because the height that they set on the feed switches off the early style
      // for the links of narrow posts, which need their class by then.
      for (const write of writes) write?.()
      columns?.layOut(hasNew)
      hasNew = false
    }
  })
  let columns = createColumns(feed, scope, requestLayout)
  if (columns) layoutCall(scope)

  function fill(root: Element) {
    for (const container of fitContainersIn(root)) fitContainer(container, adopted)
  }
  scope.add(afterResize(scope.window, requestLayout))
  scope.add(registerLayout(feed, requestLayout))
  return {
    renew() {
      if (hasGridItems(feed)) dropMasonry()
      for (const header of headersOf(feed)) fitContainer(header, adopted)
      hasNew = true
      requestLayout()
    },
    prepare(fresh) {
      for (const item of fresh) fill(item)
      requestLayout()
      late.dispose()
      late = scope.child()
      for (const ms of AGAIN_AFTER_MS) {
        late.after(ms, () => {
          if (SHOWS_FLAT_AFTER_MS.includes(ms)) showFlatPictures(readyItems(items), adopted)
          requestLayout()
        })
      }
    },
  }
}

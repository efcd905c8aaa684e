import { actAsButton } from '../../../src/dom/act-as-button'
import { animateFrom } from '../../../src/motion/animate-from'
import type { Mount } from '../../../src/page/island'
import { layOutList } from '../../../src/page/list-layout'
import type { Scope } from '../../../src/page/scope'
import { createMoves } from './animate-moves'
import { showCounts } from './counts'
import { COMMON_GROUP, everything, readFilter, shownGroup } from './filter'
import { keepHeight } from './keep-height'
import {
  type Entry,
  entriesOf,
  filterText,
  holdsItems,
  isPortfolio,
  isSelected,
  itemsOf,
  lightboxLinksOf,
  SELECTED_CLASS,
  wrapOf,
} from './markup'

/** Contract 03 §5.4. */
const FADE_MS = 400

/** Filters over a list: each shows its count, and when pressed its items alone. */
export const mount: Mount = (filters, scope) => {
  const wrap = wrapOf(filters)
  if (wrap) filterItems(filters, wrap, scope)
}

function filterItems(filters: HTMLElement, wrap: HTMLElement, scope: Scope): void {
  const entries = entriesOf(filters)
  // Added first, so undone last: by then all items are shown again.
  scope.add(() => layOutLists(itemsOf(wrap)))
  const adopted = scope.adopt
  const animateMoves = createMoves(scope)
  /** The entry that was pressed last; undefined while all items are shown as printed. */
  let current: Entry | undefined

  function apply(items: readonly HTMLElement[]) {
    const text = current ? filterText(current) : null
    const passes = readFilter(text) ?? everything
    for (const item of items) {
      const isShown = passes(item.classList)
      // Only an inline style overrides the display of the theme's columns.
      adopted.style(item, 'display', isShown ? '' : 'none')
      if (isPortfolio(wrap)) regroup(item, isShown ? shownGroup(text) : COMMON_GROUP)
    }
    layOutLists(items)
  }
  /** The lightbox is to page through the shown items. */
  function regroup(item: HTMLElement, group: string) {
    for (const link of lightboxLinksOf(item)) adopted.attribute(link, 'data-rel', group)
  }
  function updateSelection() {
    for (const entry of entries) {
      if (current) adopted.toggle(entry.li, SELECTED_CLASS, entry === current)
      adopted.attribute(entry.link, 'aria-pressed', String(isSelected(entry)))
    }
  }
  function choose(entry: Entry) {
    const items = itemsOf(wrap)
    current = entry
    updateSelection()
    animateMoves(items, () => apply(items))
  }
  function count() {
    showCounts(entries, itemsOf(wrap), scope)
  }
  function onLateMarkup(roots: readonly Element[]) {
    if (!roots.some((root) => wrap.contains(root) && holdsItems(root))) return
    count()
    if (current) apply(itemsOf(wrap))
  }

  keepHeight(filters, scope, count)
  updateSelection()
  if (getComputedStyle(filters).opacity === '0') {
    adopted.style(filters, 'opacity', '1')
    animateFrom(filters, { opacity: 0 }, { durationMs: FADE_MS })
  }
  scope.onMarkup(onLateMarkup)
  for (const entry of entries) {
    scope.add(actAsButton(entry.link, adopted))
    scope.listen(entry.link, 'click', (event) => {
      event.preventDefault()
      choose(entry)
    })
  }
}

function layOutLists(items: readonly HTMLElement[]) {
  for (const list of new Set(items.map(({ parentElement }) => parentElement))) if (list) layOutList(list)
}

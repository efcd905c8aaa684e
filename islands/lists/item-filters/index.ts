import { actAsButton } from '../../../src/dom/act-as-button'
import { animateFrom } from '../../../src/motion/animate-from'
import type { Mount } from '../../../src/page/island'
import { layOut } from '../../../src/page/list-layout'
import type { Scope } from '../../../src/page/scope'
import { createRanks } from './close-ranks'
import { showCounts } from './counts'
import { COMMON_GROUP, everything, readFilter, shownGroup } from './filter'
import { keepRoom } from './keep-room'
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

/** Filters over a list: each tells how many items it has, and shows those alone. */
export const mount: Mount = (filters, scope) => {
  const wrap = wrapOf(filters)
  if (wrap) filterItems(filters, wrap, scope)
}

function filterItems(filters: HTMLElement, wrap: HTMLElement, scope: Scope): void {
  const entries = entriesOf(filters)
  // At the very end, when all of them are shown again.
  scope.add(() => layOutLists(itemsOf(wrap)))
  const adopted = scope.adopt
  const changeRanks = createRanks(scope)
  /** What was pressed last; until then all is shown, as the server printed it. */
  let current: Entry | undefined

  function apply(items: readonly HTMLElement[]) {
    const text = current ? filterText(current) : null
    const passes = readFilter(text) ?? everything
    for (const item of items) {
      const isShown = passes(item.classList)
      // By an inline style, which is the theme's own way: it wins over the display of its columns.
      adopted.style(item, 'display', isShown ? '' : 'none')
      if (isPortfolio(wrap)) regroup(item, isShown ? shownGroup(text) : COMMON_GROUP)
    }
    layOutLists(items)
  }
  /** The lightbox pages through what is shown. */
  function regroup(item: HTMLElement, group: string) {
    for (const link of lightboxLinksOf(item)) adopted.attribute(link, 'data-rel', group)
  }
  function mark() {
    for (const entry of entries) {
      if (current) adopted.toggle(entry.li, SELECTED_CLASS, entry === current)
      adopted.attribute(entry.link, 'aria-pressed', String(isSelected(entry)))
    }
  }
  function choose(entry: Entry) {
    const items = itemsOf(wrap)
    current = entry
    mark()
    changeRanks(items, () => apply(items))
  }
  function count() {
    showCounts(entries, itemsOf(wrap), scope)
  }
  function join(roots: readonly Element[]) {
    if (!roots.some((root) => wrap.contains(root) && holdsItems(root))) return
    count()
    if (current) apply(itemsOf(wrap))
  }

  keepRoom(filters, scope, count)
  mark()
  if (getComputedStyle(filters).opacity === '0') {
    adopted.style(filters, 'opacity', '1')
    animateFrom(filters, { opacity: 0 }, { durationMs: FADE_MS })
  }
  scope.onMarkup(join)
  for (const entry of entries) {
    scope.add(actAsButton(entry.link, adopted))
    scope.listen(entry.link, 'click', (event) => {
      event.preventDefault()
      choose(entry)
    })
  }
}

function layOutLists(items: readonly HTMLElement[]) {
  for (const list of new Set(items.map(({ parentElement }) => parentElement))) if (list) layOut(list)
}

import { isPlainClick } from '../../../src/dom/plain-click'
import { closest } from '../../../src/dom/query'
import { easeInOutExpo, scrollWindow } from '../../../src/motion/scroll'
import { watchFrames } from '../../../src/motion/scroll-frame'
import { scrollBelow } from '../../../src/overlay/panel-scroll'
import { headerOffset } from '../../../src/page/header-offset'
import type { Mount } from '../../../src/page/island'
import { text } from '../../../src/page/text'
import { HEADER_OVERLAP_PX } from '../in-page-link'
import { measureRows, rowInView } from '../row-in-view'
import { createArrows } from './arrows'
import { ARROWS_CLASS, buildList, namedRows, printedItem, ROWS } from './markup'
import { slideIn } from './slide-in'

/** Contract 01 §0.8, §3. */
const SET_UP_MS = 1000
const SCROLL_MS = 1000

/** Navigates between the page's named rows by dots or arrows (contract 01 §3). */
export const mount: Mount = (nav, scope) => {
  const { document, window, report } = scope
  const rows = namedRows(document)
  if (rows.length === 0) return
  const adopted = scope.adopt
  const printed = nav.querySelector('ul')
  const list = printed ?? buildList(document, rows)
  const items = printed ? rows.map((row) => printedItem(printed, row)) : [...list.children]
  const coveredPx = () => headerOffset(document).total - HEADER_OVERLAP_PX
  let selected: number | undefined

  /** The focus stays on the arrow, which a visitor is likely to press again. */
  function stepTo(next: number) {
    const element = rows[next]?.element
    if (!element) return
    const top = Math.max(0, element.getBoundingClientRect().top + window.scrollY - coveredPx())
    scrollWindow(window, top, { durationMs: SCROLL_MS, easing: easeInOutExpo }).catch(report)
  }
  const arrows = nav.classList.contains(ARROWS_CLASS)
    ? createArrows(scope, { count: rows.length, scrollMs: SCROLL_MS, onStep: stepTo })
    : undefined

  function readPage() {
    const pageRows = [...document.querySelectorAll(ROWS)]
    const offset = headerOffset(document).total
    const viewport = { scrollTop: window.scrollY, height: window.innerHeight, offset }
    const current = pageRows[rowInView(measureRows(pageRows, window), viewport)]
    const index = rows.findIndex(({ element }) => element === current)
    return index === selected ? undefined : () => select(index)
  }

  function select(index: number) {
    selected = index
    for (const [each, item] of items.entries()) {
      if (!item) continue
      adopted.toggle(item, 'selected', each === index)
      const link = item.querySelector('a')
      if (link) adopted.attribute(link, 'aria-current', each === index ? 'true' : null)
    }
    if (index >= 0) arrows?.show({ index, count: rows.length })
  }

  function onDotClick(event: MouseEvent) {
    if (event.defaultPrevented || !isPlainClick(event)) return
    const link = closest(event.target, 'a')
    const row = rows[items.findIndex((item) => link !== null && item?.contains(link))]
    if (!row) return
    event.preventDefault()
    scrollBelow(window, row.element, coveredPx()).catch(report)
  }

  const added = [...(printed ? [] : [list]), ...(arrows?.nodes ?? [])]
  nav.append(...added)
  if (arrows) adopted.style(list, 'display', 'none')
  adopted.attribute(nav, 'role', 'navigation')
  if (!nav.hasAttribute('aria-label'))
    adopted.attribute(nav, 'aria-label', text('one-page-nav.sections', 'Sections'))
  scope.listen(list, 'click', onDotClick)
  scope.add(watchFrames({ window, report }, readPage).stop)
  scope.after(SET_UP_MS, () => slideIn(nav, window, adopted))

  scope.add(() => {
    for (const node of added) node.remove()
  })
}

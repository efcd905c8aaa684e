import { focusTarget } from '../../../src/dom/focus-target'
import { isPlainClick } from '../../../src/dom/plain-click'
import { type Easing, scrollWindow } from '../../../src/motion/scroll'
import { watchFrames } from '../../../src/motion/scroll-frame'
import { headerOffset } from '../../../src/page/header-offset'
import type { Mount } from '../../../src/page/island'
import { text } from '../../../src/page/text'
import { measureRows } from '../row-in-view'
import { buildEntry, CONTENT, type Entry, namedSections, SIDEBAR } from './markup'
import { type MenuPlace, menuPlace, readingStates, type SectionState } from './progress'

/** Contract 01 §0.8. */
const SCROLL_MS = 300
const GAP_PX = 18
const swing: Easing = (t) => 0.5 - Math.cos(t * Math.PI) / 2

/** Lists the page's sections, and shows how far each of them was read (contract 01 §4). */
export const mount: Mount = (menu, scope) => {
  const { document, window, report } = scope
  const sections = namedSections(document)
  const contents = [...document.querySelectorAll(CONTENT)].slice(0, 1)
  if (sections.length === 0) return
  const adopted = scope.adopt
  const entries = sections.map((section) => buildEntry(document, section))
  const list = document.createElement('ul')
  list.append(...entries.map(({ item }) => item))
  menu.append(list)
  adopted.attribute(menu, 'role', 'navigation')
  if (!menu.hasAttribute('aria-label'))
    adopted.attribute(menu, 'aria-label', text('progress-menu.name', 'On this page'))

  function placeMenu(at: MenuPlace, left: number, width: number) {
    const isFixed = at.at === 'fixed'
    adopted.toggle(menu, 'fixed', isFixed)
    adopted.style(menu, 'left', isFixed ? `${left}px` : '')
    adopted.style(menu, 'top', at.at === 'start' ? '' : `${at.top}px`)
    adopted.style(menu, 'width', at.at === 'start' ? '' : `${width}px`)
  }

  function readPage() {
    const offset = headerOffset(document).total
    const viewport = { scrollTop: window.scrollY, height: window.innerHeight, offset }
    const states = readingStates(
      measureRows(
        sections.map(({ element }) => element),
        window,
      ),
      viewport,
    )
    const [box] = measureRows(contents, window)
    const { parentElement: parent } = menu
    const left = parent?.getBoundingClientRect().left ?? 0
    const width = (menu.closest<HTMLElement>(SIDEBAR) ?? parent)?.offsetWidth ?? 0
    return () => {
      for (const [index, entry] of entries.entries()) showEntry(entry, states[index])
      if (box) placeMenu(menuPlace(box, viewport), left, width)
    }
  }

  async function scrollTo(section: HTMLElement) {
    const top = section.getBoundingClientRect().top + window.scrollY
    const scrollTop = Math.max(0, top - headerOffset(document).total - GAP_PX)
    const reached = await scrollWindow(window, scrollTop, { durationMs: SCROLL_MS, easing: swing })
    if (reached) focusTarget(section)
    watch.request()
  }

  const watch = watchFrames({ window, report }, readPage)
  scope.add(watch.stop)
  scope.listen(list, 'click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    const index = entries.findIndex(({ link }) => event.target instanceof Node && link.contains(event.target))
    const section = sections[index]
    if (!section) return
    event.preventDefault()
    scrollTo(section.element).catch(report)
  })
  scope.add(() => list.remove())
}

function showEntry({ item, link, progress }: Entry, now: SectionState | undefined) {
  const state = now?.state ?? 'ahead'
  item.classList.toggle('reading', state === 'reading')
  item.classList.toggle('read', state === 'read')
  if (state === 'reading') link.setAttribute('aria-current', 'true')
  else link.removeAttribute('aria-current')
  if (now?.state === 'ahead') progress.style.width = '0px'
  if (now?.state === 'reading') progress.style.width = `${now.percent}%`
}

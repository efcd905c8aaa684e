import type { Scope } from '../../src/page/scope'
import { measureRows, rowInView } from './row-in-view'

/** Contract 01 §5.3. */
const THROTTLE_MS = 300
const ROWS = 'section.row'
const NAMED_ROWS = 'section.row.row-has-id'
const CURRENT_CLASS = 'current-scroll-item'

/** Sets a class on the item of the main menu that links to the section in view. */
export function followSection(menu: Element, scope: Scope): void {
  const { document, window } = scope
  if (!document.querySelector(NAMED_ROWS)) return
  let isScheduled = false

  function update() {
    isScheduled = false
    const rows = [...document.querySelectorAll(ROWS)]
    const viewport = { scrollTop: window.scrollY, height: window.innerHeight, offset: coveredPx(document) }
    const id = rows[rowInView(measureRows(rows, window), viewport)]?.id
    for (const item of menu.querySelectorAll('li')) {
      const address = item.querySelector(':scope > a')?.getAttribute('href')
      const isCurrent = id !== undefined && id !== '' && address === `#${id}`
      if (isCurrent !== item.classList.contains(CURRENT_CLASS))
        scope.adopt.toggle(item, CURRENT_CLASS, isCurrent)
    }
  }

  function scheduleUpdate() {
    if (!isScheduled) scope.after(THROTTLE_MS, update)
    isScheduled = true
  }

  scope.listen(window, 'scroll', scheduleUpdate, { passive: true })
  update()
}

/** The height of what covers the window's top. */
function coveredPx(document: Document): number {
  const height = (selector: string) => document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0
  const header = document.body.classList.contains('sticky-header-enabled') ? height('.header-wrap') : 0
  return header + height('.sticky-top-bar')
}

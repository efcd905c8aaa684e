import type { Adoption } from '../dom/adoption'
import { isPlainClick } from '../dom/plain-click'
import { closest } from '../dom/query'
import { slideDown, slideUp } from '../motion/slide'
import type { Scope } from '../page/scope'

/** Contract 01 §8, §12. */
const SLIDE_MS = 400
const OPEN_CLASS = 'sub-menu-open'
/** A link of an item with a sub-menu is followed only if its address begins like this. */
const FOLLOWED = /^(http|\/)/

interface PanelMenuOptions {
  /** Selector of the items' links. */
  readonly items: string
  readonly adopted: Adoption
  /** Called when the visitor chooses an item without a sub-menu, before the browser follows the link. */
  readonly onChoose: (link: HTMLElement, event: Event) => void
}

/**
 * Drives the menu of an open panel: the first click on an item with a sub-menu opens the sub-menu, the second follows the
 * link (contract 01 §8, §9, §10, §12).
 * @param scope ends when the panel closes: open sub-menus stay open, but `aria-expanded` goes, since the menu may be
 * printed anew
 */
export function drivePanelMenu(
  scope: Scope,
  panel: HTMLElement,
  { items, adopted, onChoose }: PanelMenuOptions,
): void {
  const isLink = (node: Element | null): node is HTMLElement =>
    node instanceof HTMLElement && panel.contains(node)
  for (const link of panel.querySelectorAll(items)) {
    const parts = parentParts(link)
    if (parts) scope.adopt.attribute(link, 'aria-expanded', String(isOpen(parts)))
  }

  scope.listen(panel, 'click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    const link = closest(event.target, items)
    if (!isLink(link)) return
    const parts = parentParts(link)
    if (!parts) return onChoose(link, event)
    const opens = !isOpen(parts)
    if (!opens && FOLLOWED.test(link.getAttribute('href') ?? '')) return
    event.preventDefault()
    adopted.style(parts.menu, 'display', parts.menu.style.display)
    adopted.toggle(parts.item, OPEN_CLASS, opens)
    scope.adopt.attribute(link, 'aria-expanded', String(opens))
    if (opens) slideDown(parts.menu, { durationMs: SLIDE_MS })
    else slideUp(parts.menu, { durationMs: SLIDE_MS })
  })
}

interface ParentParts {
  readonly item: HTMLElement
  readonly menu: HTMLElement
}

function parentParts(link: Element): ParentParts | null {
  const item = link.parentElement
  const menu = item?.querySelector<HTMLElement>('ul.sub-menu')
  return item && menu ? { item, menu } : null
}

const isOpen = ({ item }: ParentParts) => item.classList.contains(OPEN_CLASS)

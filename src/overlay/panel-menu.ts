import type { Adoption } from '../dom/adoption'
import { isPlainClick } from '../dom/plain-click'
import { closest } from '../dom/query'
import { slideDown, slideUp } from '../motion/slide'
import type { Scope } from '../page/scope'

/** Contract 01 §8, §12. */
const SLIDE_MS = 400
const OPEN_CLASS = 'sub-menu-open'
/** Only these addresses are followed from an item with a sub-menu. */
const FOLLOWED = /^(http|\/)/

export interface PanelMenuOptions {
  /** The links of all items, with and without a sub-menu. */
  readonly items: string
  readonly adopted: Adoption
  /** An item without a sub-menu was chosen. Its own action is still to come, if it is not prevented. */
  readonly onChoose: (link: HTMLElement, event: Event) => void
}

/**
 * Drives the menu of an open panel: an item with a sub-menu opens it first and leads on the second time; one without is
 * chosen (contract 01 §8, §9, §10, §12).
 * @param scope ends with the panel's closing: what is open in its menu stays so, what is told of it goes, as the menu may
 * be printed anew
 */
export function drivePanelMenu(
  scope: Scope,
  panel: HTMLElement,
  { items, adopted, onChoose }: PanelMenuOptions,
): void {
  const isLink = (node: Element | null): node is HTMLElement =>
    node instanceof HTMLElement && panel.contains(node)
  const told = scope.adopt
  for (const link of panel.querySelectorAll(items)) {
    const parts = parentParts(link)
    if (parts) told.attribute(link, 'aria-expanded', String(isOpen(parts)))
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
    told.attribute(link, 'aria-expanded', String(opens))
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

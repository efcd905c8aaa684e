import { ancestorsOf } from '../../../src/dom/ancestors'
import { hashText } from '../../../src/page/address-hash'

const TAB = '[data-toggle="tab"], [data-toggle="pill"]'
/** A tab in a drop-down belongs to the list around the drop-down. */
const LIST = 'ul:not(.dropdown-menu)'
/** The page builder's widgets, whose panes are transparent until a script shows one. */
const BOX = '.spb_tabs, .spb_tour'
const TOUR = '.spb_tour'
const INTERVAL = 'data-interval'
/** Shorter intervals leave no time to read. */
const SHORTEST_INTERVAL_S = 1
/** The limit of browser timers. */
const LONGEST_INTERVAL_S = 2 ** 31 / 1000 - 1
const PANE = '.tab-pane'
/** The header link of an accordion's section, which a hash may name as well. */
const SECTION_LINK = '.spb_accordion_section > h4 a'
const DYNAMIC_BOX = '.tabs-type-dynamic'
const WIDGET = '.spb_content_element'
const VERTICAL = '.tabs-left, .tabs-right, .spb_tour'

export const ACTIVE = 'active'
export const LOADING = 'load'
export const FADE = { on: 'fade', shown: 'in' } as const
export const SHOW_TABS = 'show-tabs'
export const MENU_ICON = '.menu-icon'

export const listOf = (link: Element): Element => link.closest(LIST) ?? link.parentElement ?? link
export const itemOf = (link: Element): Element => link.closest('li') ?? link
export const isActive = (link: Element): boolean => itemOf(link).classList.contains(ACTIVE)
export const isDisabled = (link: Element): boolean => itemOf(link).classList.contains('disabled')

/** The links of a list, without those of tabs inside it. */
export function linksOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(TAB)].filter((link) => listOf(link) === list)
}

/** A tab's `data-target`, else its `href`. Only an address with a hash names a pane. */
export function addressOf(link: Element): string {
  return link.getAttribute('data-target') || link.getAttribute('href') || ''
}

/**
 * The pane of a tab; null for a link to another page and for an unknown hash. A quick view may repeat an id
 * of the page, so the pane nearest to the tab counts.
 */
export function paneOf(link: Element): HTMLElement | null {
  const id = hashText(addressOf(link))
  const first = id === '' ? null : link.ownerDocument.getElementById(id)
  for (const box of first ? ancestorsOf(listOf(link)) : []) {
    const nearest = [...box.querySelectorAll<HTMLElement>(PANE)].find((pane) => pane.id === id)
    if (nearest) return nearest
  }
  return first
}

/** Whether a tab's pane contains the tab or accordion section that a hash names. */
export function containsNamed(link: Element, hash: string): boolean {
  const inner = paneOf(link)?.querySelectorAll(`${TAB}, ${SECTION_LINK}`) ?? []
  return [...inner].some((other) => hashText(addressOf(other)) === hash)
}

/** The panes of the same list. */
export function panesBeside(pane: HTMLElement): HTMLElement[] {
  const siblings = [...(pane.parentElement?.children ?? [])]
  return siblings.filter((node): node is HTMLElement => node instanceof HTMLElement && node.matches(PANE))
}

/** The tour of a list of tabs; null for a list inside one of its panes. */
export function tourOf(list: Element): HTMLElement | null {
  const around = list.closest<HTMLElement>(`${BOX}, ${PANE}`)
  return around?.matches(TOUR) ? around : null
}

/** The interval of a tour in ms; 0 where the tabs do not rotate (contract 04 §14). */
export function intervalOf(tour: Element): number {
  const seconds = Number(tour.getAttribute(INTERVAL)?.trim() || Number.NaN)
  if (!(seconds > 0 && Number.isFinite(seconds))) return 0
  return Math.min(Math.max(seconds, SHORTEST_INTERVAL_S), LONGEST_INTERVAL_S) * 1000
}

export const boxOf = (list: Element): Element | null => list.closest(BOX)
export const dynamicBoxOf = (list: Element): Element | null => list.closest(DYNAMIC_BOX)
export const widgetOf = (link: Element): Element | null => link.closest(WIDGET)
export const isVertical = (list: Element): boolean => list.closest(VERTICAL) !== null

/** The panes of a widget, without those of a widget inside it. */
export function panesIn(box: Element): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(PANE)].filter((pane) => boxOf(pane) === box)
}

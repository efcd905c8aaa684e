import type { Edge } from './box'
import { DESKTOP_PX, type Kind } from './items-per-view'

export const LIST = '.carousel-items'
export const ARROW = '.carousel-prev, .carousel-next'
const NEXT_CLASS = 'carousel-next'
/** A widget of the page builder, and what some lists and their arrows stand in together. */
export const WIDGET = '.spb_content_element'
export const WRAP = '.carousel-wrap'
/** Whatever may be closed when the page is opened. */
export const CLOSABLE = '.tab-pane, .spb_accordion, .spb-row-expanding, .modal, .upsells'
/** A library of the theme's has built it already. */
export const BUILT = '.owl-wrapper'
/** They leave room at the ends of a showcase, and go when there is none. */
export const HOLDERS = '.left-holder, .right-holder'
export const HOLDERS_FROM_PX = 768
const SHOWCASE_WIDGET = '.showcase_testimonial_widget'

/** What belongs to a list without being one of its items. */
const NO_ITEM = 'script, style, template, link, .owl-wrapper-outer, .owl-controls'

export const itemsOf = (list: Element): HTMLElement[] =>
  [...list.children]
    .filter((child) => child instanceof HTMLElement)
    .filter((child) => !child.matches(NO_ITEM))

/** Of contract 03 §1.2 and spec storefront §9. */
const USUAL_COLUMNS = 5
const USUAL_INTERVAL_MS = 5000
const USUAL_STEP_MS = 200
const USUAL_PAGE_MS = 800
/** A timer knows no longer time. */
export const LONGEST_MS = 2 ** 31 - 1

export interface Settings {
  readonly kind: Kind
  readonly edge: Edge
  readonly isStaged: boolean
  readonly columns: number
  /** How long it stands when it runs by itself; 0: it does not. */
  readonly everyMs: number
  readonly hasDots: boolean
  /** A step and the end of a drag; a dot and what it does by itself. */
  readonly stepMs: number
  readonly pageMs: number
}

/** @param parameters the page's `#sf-option-params`, if it is there */
export function readSettings(list: Element, parameters: Element | null): Settings {
  const isStaged = list.classList.contains('staged-carousel')
  const numberOf = (name: string, usual: number) => wholeNumber(parameters?.getAttribute(name), 0) ?? usual
  const isOn = (name: string) => parameters?.getAttribute(name) === '1'
  const pageMs = numberOf('data-carousel-pagespeed', USUAL_PAGE_MS)
  const everyMs =
    interval(list.getAttribute('data-autoplay')) ?? (isOn('data-carousel-autoplay') ? USUAL_INTERVAL_MS : 0)
  return {
    kind: kindOf(list),
    edge: isStaged ? 'staged' : list.classList.contains('no-gutters') ? 'none' : 'gutters',
    isStaged,
    columns: wholeNumber(list.getAttribute('data-columns'), 1) ?? USUAL_COLUMNS,
    // A step has to be over before the next.
    everyMs: everyMs > 0 ? Math.min(Math.max(everyMs, pageMs), LONGEST_MS) : 0,
    hasDots: hasDots(list, { isStaged, usual: isOn('data-carousel-pagination') }),
    stepMs: numberOf('data-carousel-slidespeed', USUAL_STEP_MS),
    pageMs,
  }
}

function kindOf({ classList }: Element): Kind {
  if (classList.contains('clients-items')) return 'clients'
  return classList.contains('testimonials') ? 'testimonials' : 'normal'
}

function hasDots(list: Element, { isStaged, usual }: { isStaged: boolean; usual: boolean }): boolean {
  if (isShowcaseOfVoices(list)) return true
  return isStaged ? list.getAttribute('data-pagination') === 'yes' : usual
}

const isShowcaseOfVoices = (list: Element) =>
  list.matches('.testimonials') && list.closest(SHOWCASE_WIDGET) !== null

/** @returns ms, 0 for off, null where nothing was said */
function interval(text: string | null): number | null {
  if (text === 'true') return USUAL_INTERVAL_MS
  return text === 'false' ? 0 : wholeNumber(text, 0)
}

function wholeNumber(text: string | null | undefined, least: number): number | null {
  if (!text || !/^\s*\d+\s*$/.test(text)) return null
  const number = Number(text)
  return number >= least && Number.isSafeInteger(number) ? number : null
}

/** Up to which width the window counts as a small desktop (contract 03 §1.3). */
export function desktopLimit(document: Document): number {
  if (!document.body.classList.contains('vertical-header')) return DESKTOP_PX
  return DESKTOP_PX + (document.getElementById('header-section')?.offsetWidth ?? 0)
}

/** The carousel that an arrow moves: that of its own wrap, else the first after it in its widget, else the last before. */
export function listOf(arrow: Element): HTMLElement | null {
  const own = arrow.closest(WRAP)?.querySelector<HTMLElement>(LIST)
  if (own) return own
  const lists = [...(arrow.closest(WIDGET)?.querySelectorAll<HTMLElement>(LIST) ?? [])]
  const isAfter = (list: Element) =>
    (arrow.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return lists.find(isAfter) ?? lists.at(-1) ?? null
}

export const directionOf = (arrow: Element): -1 | 1 => (arrow.classList.contains(NEXT_CLASS) ? 1 : -1)

/** What the arrows of the same wrap are, which show whether there is more at their side. */
export function arrowsInWrap(list: Element): HTMLElement[] {
  const wrap = list.closest(WRAP)
  if (!wrap) return []
  return [...wrap.querySelectorAll<HTMLElement>(ARROW)].filter(
    (arrow) => arrow.closest(WRAP) === wrap && listOf(arrow) === list,
  )
}

/** The widget's link to all of it, which goes to the dots of a showcase. */
export function linkForDots(list: Element): HTMLElement | null {
  const widget = list.closest(WIDGET)
  if (!widget) return null
  const selector = isShowcaseOfVoices(list) ? 'a.read-more' : 'a.view-all.hidden'
  // An item may have one of its own.
  const links = [...widget.querySelectorAll<HTMLElement>(selector)].filter((link) => !link.closest(LIST))
  return links[0] ?? null
}

/** What the widget's heading says. */
export function nameOf(list: Element): string {
  const heading = list.closest(WIDGET)?.querySelector('.title-wrap :is(h1, h2, h3, h4, h5, h6)')
  return heading?.textContent?.trim() || 'Carousel'
}

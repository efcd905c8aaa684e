import { text } from '../../../src/page/text'
import { DESKTOP_PX, type Kind } from './items-per-view'

export const LIST = '.carousel-items'
export const ARROW = '.carousel-prev, .carousel-next'
const NEXT_CLASS = 'carousel-next'
/** A widget of the page builder, and the wrap around some lists and their arrows. */
const WIDGET = '.spb_content_element'
const WRAP = '.carousel-wrap'
/** Parts of the page that may be closed at first. */
export const CLOSABLE = '.tab-pane, .spb_accordion, .spb-row-expanding, .modal, .upsells'
/** Present once the theme's own library has built the carousel. */
export const BUILT = '.owl-wrapper'
/** Empty items at the ends of a staged carousel, removed in narrow windows. */
export const HOLDERS = '.left-holder, .right-holder'
export const HOLDERS_FROM_PX = 768
const SHOWCASE_WIDGET = '.showcase_testimonial_widget'

/** Children of a list that are no items. */
const NO_ITEM = 'script, style, template, link, .owl-wrapper-outer, .owl-controls'

export const itemsOf = (list: Element): HTMLElement[] =>
  [...list.children]
    .filter((child) => child instanceof HTMLElement)
    .filter((child) => !child.matches(NO_ITEM))

/** Contract 03 §1.2, spec storefront §9. */
const DEFAULT_COLUMNS = 5
const DEFAULT_INTERVAL_MS = 5000
const DEFAULT_STEP_MS = 200
const DEFAULT_PAGE_MS = 800
/** The longest delay that a browser's timer supports. */
export const LONGEST_MS = 2 ** 31 - 1

/** How the list meets its parent's edges: over the gutters, within the parent, or far beyond it. */
export type Edge = 'gutters' | 'none' | 'staged'

export interface Settings {
  readonly kind: Kind
  readonly edge: Edge
  readonly isStaged: boolean
  readonly columns: number
  /** The autoplay's interval; 0 for no autoplay. */
  readonly autoplayMs: number
  readonly hasDots: boolean
  /** `stepMs` of a step and at the end of a drag, `pageMs` of a dot and of the autoplay. */
  readonly stepMs: number
  readonly pageMs: number
}

/** @param parameters the page's `#sf-option-params`, if it is there */
export function readSettings(list: Element, parameters: Element | null): Settings {
  const isStaged = list.classList.contains('staged-carousel')
  const numberOf = (name: string, fallback: number) =>
    wholeNumber(parameters?.getAttribute(name), 0) ?? fallback
  const isOn = (name: string) => parameters?.getAttribute(name) === '1'
  const pageMs = numberOf('data-carousel-pagespeed', DEFAULT_PAGE_MS)
  const autoplayMs =
    interval(list.getAttribute('data-autoplay')) ?? (isOn('data-carousel-autoplay') ? DEFAULT_INTERVAL_MS : 0)
  return {
    kind: kindOf(list),
    edge: isStaged ? 'staged' : list.classList.contains('no-gutters') ? 'none' : 'gutters',
    isStaged,
    columns: wholeNumber(list.getAttribute('data-columns'), 1) ?? DEFAULT_COLUMNS,
    // A step must end before the next one begins.
    autoplayMs: autoplayMs > 0 ? Math.min(Math.max(autoplayMs, pageMs), LONGEST_MS) : 0,
    hasDots: hasDots(list, { isStaged, isDefault: isOn('data-carousel-pagination') }),
    stepMs: numberOf('data-carousel-slidespeed', DEFAULT_STEP_MS),
    pageMs,
  }
}

function kindOf({ classList }: Element): Kind {
  if (classList.contains('clients-items')) return 'clients'
  return classList.contains('testimonials') ? 'testimonials' : 'normal'
}

function hasDots(list: Element, { isStaged, isDefault }: Record<'isStaged' | 'isDefault', boolean>): boolean {
  if (isTestimonialShowcase(list)) return true
  return isStaged ? list.getAttribute('data-pagination') === 'yes' : isDefault
}

const isTestimonialShowcase = (list: Element) =>
  list.matches('.testimonials') && list.closest(SHOWCASE_WIDGET) !== null

/** @returns ms, 0 for off, null without a valid value */
function interval(text: string | null): number | null {
  if (text === 'true') return DEFAULT_INTERVAL_MS
  return text === 'false' ? 0 : wholeNumber(text, 0)
}

function wholeNumber(text: string | null | undefined, least: number): number | null {
  if (!text || !/^\s*\d+\s*$/.test(text)) return null
  const number = Number(text)
  return number >= least && Number.isSafeInteger(number) ? number : null
}

/** The window's width up to which it counts as a small desktop (contract 03 §1.3). */
export function desktopLimit(document: Document): number {
  if (!document.body.classList.contains('vertical-header')) return DESKTOP_PX
  return DESKTOP_PX + (document.getElementById('header-section')?.offsetWidth ?? 0)
}

/** The list that an arrow moves: the one in its wrap, else the next one in its widget, else the last one before it. */
export function listOf(arrow: Element): HTMLElement | null {
  const own = arrow.closest(WRAP)?.querySelector<HTMLElement>(LIST)
  if (own) return own
  const lists = [...(arrow.closest(WIDGET)?.querySelectorAll<HTMLElement>(LIST) ?? [])]
  const isAfter = (list: Element) =>
    (arrow.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return lists.find(isAfter) ?? lists.at(-1) ?? null
}

export const directionOf = (arrow: Element): -1 | 1 => (arrow.classList.contains(NEXT_CLASS) ? 1 : -1)

/** The arrows in the same wrap, which show whether they lead anywhere. */
export function arrowsInWrap(list: Element): HTMLElement[] {
  const wrap = list.closest(WRAP)
  if (!wrap) return []
  return [...wrap.querySelectorAll<HTMLElement>(ARROW)].filter(
    (arrow) => arrow.closest(WRAP) === wrap && listOf(arrow) === list,
  )
}

/** The widget's link to all items, which is moved behind the dots. */
export function linkForDots(list: Element): HTMLElement | null {
  const widget = list.closest(WIDGET)
  if (!widget) return null
  const selector = isTestimonialShowcase(list) ? 'a.read-more' : 'a.view-all.hidden'
  // An item may contain such a link as well.
  const links = [...widget.querySelectorAll<HTMLElement>(selector)].filter((link) => !link.closest(LIST))
  return links[0] ?? null
}

/** The text of the widget's heading. */
export function nameOf(list: Element): string {
  const heading = list.closest(WIDGET)?.querySelector('.title-wrap :is(h1, h2, h3, h4, h5, h6)')
  return heading?.textContent?.trim() || text('carousel.name', 'Carousel')
}

import type { StickyParts, Surroundings } from './heights'
import { HEADER_WRAP } from './markup'

/** Headers that lie over the slider, beside it or below it take none of its height (contract 04 §17.5). */
const HEADER_ELSEWHERE = [
  'vertical-header',
  'header-naked-light',
  'header-naked-dark',
  'header-standard-overlay',
  'header-below-slider',
]

/** Measures what a slider shares the window with. */
export function readSurroundings(document: Document): Surroundings {
  const { body } = document
  const has = (name: string) => body.classList.contains(name)
  const height = (selector: string) => heightOf(document, selector)
  const isBelowSlider = has('header-below-slider')
  return {
    window: windowBox(document).bottom,
    adminBar: height('#wpadminbar'),
    header: HEADER_ELSEWHERE.some(has) ? 0 : height(HEADER_WRAP),
    mobileTopText: height('#mobile-top-text'),
    mobileHeader: isBelowSlider ? 0 : height('#mobile-header'),
    topBar: height('#top-bar'),
    headerBanner: isBelowSlider ? 0 : height('#sf-header-banner'),
  }
}

/** Measures what sticks to the window's top (contract 04 §17.8). */
export function readStickyParts(document: Document): StickyParts {
  const has = (name: string) => document.body.classList.contains(name)
  const headerWrap = document.querySelector(HEADER_WRAP)
  const sticks = has('sticky-header-enabled') && !has('header-below-slider') && isShown(headerWrap)
  return {
    header: sticks ? heightOf(document, '.sticky-header') : undefined,
    mobileHeader: has('mh-sticky') ? shownHeight(document, '#mobile-header') : undefined,
    shrinks: has('sh-dynamic') && headerWrap?.classList.contains('full-header-stick') !== true,
    topBar: heightOf(document, '.sticky-top-bar'),
    adminBar: heightOf(document, '#wpadminbar'),
  }
}

export const stickyHeaderHeight = (document: Document): number => heightOf(document, '.sticky-header')

/** In px, of the document's first; what is hidden has none. */
function shownHeight(document: Document, selector: string): number | undefined {
  const element = document.querySelector<HTMLElement>(selector)
  return isShown(element) ? element?.offsetHeight : undefined
}

const isShown = (element: Element | null) => element !== null && element.getClientRects().length > 0

const heightOf = (document: Document, selector: string): number => shownHeight(document, selector) ?? 0

/** Sides in px from the window's left upper corner. */
export interface Box {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** The window without its scroll bars. */
export function windowBox({ documentElement, defaultView }: Document): Box {
  const right = documentElement.clientWidth || (defaultView?.innerWidth ?? 0)
  const bottom = documentElement.clientHeight || (defaultView?.innerHeight ?? 0)
  return { top: 0, left: 0, right, bottom }
}

/** Whether two boxes overlap; edges that touch do not count (contract 04 §0.2). */
export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
}

/** Whether at least one corner of a box lies inside another (contract 04 §17.6). */
export function hasCornerIn(box: Box, frame: Box): boolean {
  const sees = (low: number, value: number, high: number) => value >= low && value <= high
  const isAcross = [box.left, box.right].some((x) => sees(frame.left, x, frame.right))
  const isAlong = [box.top, box.bottom].some((y) => sees(frame.top, y, frame.bottom))
  return isAcross && isAlong
}

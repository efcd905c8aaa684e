import { HEADER_WRAP } from './markup'

/** Sides in px from the window's upper left corner. */
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

/** Whether at least one corner of a box is inside another (contract 04 §17.6). */
export function hasCornerIn(box: Box, frame: Box): boolean {
  const isWithin = (low: number, value: number, high: number) => value >= low && value <= high
  const isAcross = [box.left, box.right].some((x) => isWithin(frame.left, x, frame.right))
  const isAlong = [box.top, box.bottom].some((y) => isWithin(frame.top, y, frame.bottom))
  return isAcross && isAlong
}

/** The heights, in px, of what covers the top of the window while the page is scrolled. */
export interface StickyParts {
  /** Undefined if the header is not sticky. */
  readonly header: number | undefined
  readonly mobileHeader: number | undefined
  /** Whether the header shrinks when the page is scrolled. */
  readonly shrinks: boolean
  readonly topBar: number
  readonly adminBar: number
}

/** By how much a header shrinks. */
const SHRUNK_BY_PX = 20

/** The height of the sticky parts without the admin bar (contract 04 §17.8). */
export function stickyHeight({ header, mobileHeader, shrinks, topBar }: StickyParts): number {
  const sticky = mobileHeader ?? header
  return (sticky === undefined ? 0 : sticky - (shrinks ? SHRUNK_BY_PX : 0)) + topBar
}

/** Measures the sticky parts (contract 04 §17.8). */
export function readStickyParts(document: Document): StickyParts {
  const has = (name: string) => document.body.classList.contains(name)
  const headerWrap = document.querySelector(HEADER_WRAP)
  const isSticky = has('sticky-header-enabled') && !has('header-below-slider') && isShown(headerWrap)
  return {
    header: isSticky ? heightOf(document, '.sticky-header') : undefined,
    mobileHeader: has('mh-sticky') ? shownHeight(document, '#mobile-header') : undefined,
    shrinks: has('sh-dynamic') && headerWrap?.classList.contains('full-header-stick') !== true,
    topBar: heightOf(document, '.sticky-top-bar'),
    adminBar: heightOf(document, '#wpadminbar'),
  }
}

export const stickyHeaderHeight = (document: Document): number => heightOf(document, '.sticky-header')

/** The height of the document's first such element, in px; 0 for one that is missing or hidden. */
export const heightOf = (document: Document, selector: string): number => shownHeight(document, selector) ?? 0

function shownHeight(document: Document, selector: string): number | undefined {
  const element = document.querySelector<HTMLElement>(selector)
  return isShown(element) ? element?.offsetHeight : undefined
}

const isShown = (element: Element | null) => element !== null && element.getClientRects().length > 0

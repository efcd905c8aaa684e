import type { Sides, Span, Surroundings } from './full-width'

/** The body classes of pages that do not fill the window, and the element that their rows fill (contract 04 §1.3). */
const FRAMES: readonly (readonly [bodyClass: string, frame: (document: Document) => Element | null])[] = [
  ['layout-boxed', (document) => document.querySelector('#container')],
  ['vertical-header', (document) => document.querySelector('#main-container')],
  ['hero-content-split', aroundPage],
  ['boxed-inner-page', aroundPage],
]

function aroundPage(document: Document): Element | null {
  return document.querySelector('.inner-page-wrap')?.parentElement ?? null
}

export function readSurroundings(document: Document): Surroundings {
  return {
    frame: readFrame(document),
    bodyPadding: sidesOf(document.body, 'padding'),
    isRtl: document.body.classList.contains('rtl'),
  }
}

function readFrame(document: Document): Span {
  const [, frameOf] = FRAMES.find(([name]) => document.body.classList.contains(name)) ?? []
  const frame = frameOf?.(document)
  if (!frame) return { left: 0, width: Math.floor(windowSize(document).width) }
  const { left, width } = spanOf(frame)
  return { left, width: Math.ceil(width) }
}

/** The size of the window without its scroll bars, in px. */
export function windowSize({ documentElement, defaultView }: Document): { width: number; height: number } {
  return {
    width: documentElement.clientWidth || (defaultView?.innerWidth ?? 0),
    height: documentElement.clientHeight || (defaultView?.innerHeight ?? 0),
  }
}

/** An element's extent on the page. */
export function spanOf(element: Element): Span {
  const { left, width } = element.getBoundingClientRect()
  return { left: left + (element.ownerDocument.defaultView?.scrollX ?? 0), width }
}

/** An element's extent without its padding. */
export function innerSpanOf(element: Element): Span {
  const { left, width } = spanOf(element)
  const padding = sidesOf(element, 'padding')
  return { left: left + padding.left, width: width - padding.left - padding.right }
}

export function sidesOf(element: Element, property: 'margin' | 'padding'): Sides {
  const style = getComputedStyle(element)
  const length = (side: string) => Number.parseFloat(style.getPropertyValue(`${property}-${side}`)) || 0
  return { left: length('left'), right: length('right') }
}

/** The sum of an element's top and bottom margins, in px. */
export function marginHeight(element: Element): number {
  const { marginTop, marginBottom } = getComputedStyle(element)
  return (Number.parseFloat(marginTop) || 0) + (Number.parseFloat(marginBottom) || 0)
}

export const isShown = (element: Element) => element.getClientRects().length > 0

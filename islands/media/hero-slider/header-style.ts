import type { Adoption } from '../../../src/dom/adoption'
import { HEADER_STYLE, HEADER_WRAP } from './markup'

const NAKED = ['header-naked-light', 'header-naked-dark']
/** Nearly at the page's top, in px. */
const TOP_PX = 1

/** A header that lies over the slider takes its colours from the slide (contract 04 §17.7). */
export function styleHeader(slide: Element | undefined, document: Document, adopted: Adoption): void {
  const style = slide?.getAttribute('data-header-style')
  const header = document.querySelector(HEADER_WRAP)
  if (!style || !header || (document.defaultView?.scrollY ?? 0) >= TOP_PX) return
  if (!NAKED.some((name) => document.body.classList.contains(name))) return
  adopted.attribute(header, HEADER_STYLE, style)
}

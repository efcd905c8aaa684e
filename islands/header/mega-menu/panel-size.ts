import type { Adoption } from '../../../src/dom/adoption'
import type { MegaOptions } from './markup'

const SIZES = ['width', 'left', 'padding-left', 'padding-right']

/** Makes a wide panel as wide as the element that the site has named (contract 01 §5.5). */
export function sizePanel(menu: Element, panel: HTMLElement, options: MegaOptions, adopted: Adoption): void {
  if (!panel.parentElement?.matches('.mega-menu-megamenu')) return
  const widthElement = find(menu.ownerDocument, options.panelWidth)
  if (widthElement) {
    const { left, width } = panelSpan(spanOf(widthElement), spanOf(menu))
    adopted.style(panel, 'width', `${width}px`)
    adopted.style(panel, 'left', `${left}px`)
  }
  if (options.panelInnerWidth === null) return
  const { width } = spanOf(widthElement ?? panel)
  const padding = `${innerPadding(width, options.panelInnerWidth)}px`
  adopted.style(panel, 'padding-left', padding)
  adopted.style(panel, 'padding-right', padding)
}

export function unsizePanel(panel: HTMLElement, adopted: Adoption): void {
  for (const size of SIZES) adopted.style(panel, size, '')
}

/** A horizontal extent, in px. */
export interface Span {
  readonly left: number
  readonly width: number
}

/** The span of a panel, relative to its menu, that covers another element of the page. */
export function panelSpan(element: Span, menu: Span): Span {
  return { left: element.left - menu.left, width: element.width }
}

/** The padding on either side that gives a panel's contents the wanted width. */
export function innerPadding(panelWidth: number, innerWidth: number): number {
  return Math.max(0, (panelWidth - innerWidth) / 2)
}

function spanOf(element: Element): Span {
  const { left, width } = element.getBoundingClientRect()
  return { left, width }
}

/** Null also for a setting that is no valid selector. */
function find(document: Document, selector: string): Element | null {
  try {
    return selector ? document.querySelector(selector) : null
  } catch {
    return null
  }
}

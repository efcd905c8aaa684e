import type { Adoption } from '../../../src/dom/adoption'
import type { MegaOptions } from './markup'
import { innerPadding, panelSpan, type Span } from './mega'

const SIZES = ['width', 'left', 'padding-left', 'padding-right']

/** Makes a wide panel as wide as the element that the site has named (contract 01 §5.5). */
export function sizePanel(menu: Element, panel: HTMLElement, options: MegaOptions, adopted: Adoption): void {
  if (!panel.parentElement?.matches('.mega-menu-megamenu')) return
  const wanted = find(menu.ownerDocument, options.panelWidth)
  if (wanted) {
    const { left, width } = panelSpan(spanOf(wanted), spanOf(menu))
    adopted.style(panel, 'width', `${width}px`)
    adopted.style(panel, 'left', `${left}px`)
  }
  if (options.panelInnerWidth === null) return
  const { width } = spanOf(wanted ?? panel)
  const padding = `${innerPadding(width, options.panelInnerWidth)}px`
  adopted.style(panel, 'padding-left', padding)
  adopted.style(panel, 'padding-right', padding)
}

export function unsizePanel(panel: HTMLElement, adopted: Adoption): void {
  for (const size of SIZES) adopted.style(panel, size, '')
}

function spanOf(element: Element): Span {
  const { left, width } = element.getBoundingClientRect()
  return { left, width }
}

/** The site's setting may be no selector. */
function find(document: Document, selector: string): Element | null {
  try {
    return selector ? document.querySelector(selector) : null
  } catch {
    return null
  }
}

import type { Scope } from '../../../src/page/scope'

const MARK = '.hide_cart_widget_if_empty'
const WIDGET = '.widget_shopping_cart'

/** The shop plugin's cart widget, where its owner wants it hidden while the cart is empty (contract 02 §3.1). */
export function toggleCartWidget({ document, adopt }: Scope, { isShown }: { isShown: boolean }): void {
  for (const mark of document.querySelectorAll(MARK)) {
    const widget = mark.closest<HTMLElement>(WIDGET)
    if (!widget) continue
    adopt.style(widget, 'display', isShown ? '' : 'none')
    if (isShown && getComputedStyle(widget).display === 'none') adopt.style(widget, 'display', 'block')
  }
}

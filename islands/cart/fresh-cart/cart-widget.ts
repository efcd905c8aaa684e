import type { Scope } from '../../../src/page/scope'

const HIDDEN_IF_EMPTY = '.hide_cart_widget_if_empty'
const WIDGET = '.widget_shopping_cart'

/** Shows or hides cart widgets that the shop has set to hide while the cart is empty (contract 02 §3.1). */
export function toggleCartWidget({ document, adopt }: Scope, { isShown }: { isShown: boolean }): void {
  for (const content of document.querySelectorAll(HIDDEN_IF_EMPTY)) {
    const widget = content.closest<HTMLElement>(WIDGET)
    if (!widget) continue
    adopt.style(widget, 'display', isShown ? '' : 'none')
    if (isShown && getComputedStyle(widget).display === 'none') adopt.style(widget, 'display', 'block')
  }
}

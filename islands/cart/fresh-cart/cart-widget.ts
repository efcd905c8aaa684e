import type { Unmount } from '../../../src/runtime/island'

const MARK = '.hide_cart_widget_if_empty'
const WIDGET = '.widget_shopping_cart'

/** The shop plugin's cart widget, where its owner wants it hidden while the cart is empty (contract 02 §3.1). */
export interface CartWidget {
  toggle(options: { isShown: boolean }): void
  restore: Unmount
}

export function createCartWidget(document: Document): CartWidget {
  const printed = new Map<HTMLElement, string>()

  return {
    toggle({ isShown }) {
      for (const mark of document.querySelectorAll(MARK)) {
        const widget = mark.closest<HTMLElement>(WIDGET)
        if (!widget) continue
        if (!printed.has(widget)) printed.set(widget, widget.style.display)
        widget.style.display = isShown ? '' : 'none'
        if (isShown && getComputedStyle(widget).display === 'none') widget.style.display = 'block'
      }
    },
    restore() {
      for (const [widget, display] of printed) widget.style.display = display
    },
  }
}

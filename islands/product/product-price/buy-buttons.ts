import type { Adoption } from '../../../src/dom/adoption'
import { findAll } from '../../../src/dom/query'

const BUTTONS = '.single_add_to_cart_button, .centre-button, .checkout-btn'

/** The buttons that a product without a price disables (contract 08 §4; spec storefront §4). */
export interface BuyButtons {
  set(state: { disabled: boolean }): void
  /** The same for buttons that have been added meanwhile. */
  refresh(): void
}

/** By the attribute alone: the class `disabled` is the shop plugin's. */
export function findBuyButtons(product: Element, adopted: Adoption): BuyButtons {
  let wanted: string | null | undefined

  function refresh() {
    if (wanted === undefined) return
    for (const button of findAll(product, BUTTONS)) {
      adopted.attribute(button, 'disabled', wanted)
    }
  }

  return {
    set({ disabled }) {
      wanted = disabled ? 'disabled' : null
      refresh()
    },
    refresh,
  }
}

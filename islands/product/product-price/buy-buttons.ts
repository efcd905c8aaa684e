import type { Adoption } from '../../../src/dom/adoption'
import { findAll } from '../../../src/dom/query'

const BUTTONS = '.single_add_to_cart_button, .centre-button, .checkout-btn'

/** The buttons that are disabled while the product has no price (contract 08 §4; spec storefront §4). */
export interface BuyButtons {
  set(state: { disabled: boolean }): void
  /** Applies the last state to buttons that were added meanwhile. */
  refresh(): void
}

/** Sets the attribute only: the class `disabled` belongs to the shop plugin. */
export function findBuyButtons(product: Element, adopted: Adoption): BuyButtons {
  let disabledAttribute: string | null | undefined

  function refresh() {
    if (disabledAttribute === undefined) return
    for (const button of findAll(product, BUTTONS)) {
      adopted.attribute(button, 'disabled', disabledAttribute)
    }
  }

  return {
    set({ disabled }) {
      disabledAttribute = disabled ? 'disabled' : null
      refresh()
    },
    refresh,
  }
}

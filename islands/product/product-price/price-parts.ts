import { findAll } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'
import type { FormState, FormStore } from '../form-store'
import { adoptBulkPrices } from './bulk-prices'
import type { ProductForm } from './markup'
import { findPriceDisplays } from './price-displays'
import { addSwatches } from './swatches'

/** Disabled while the product has no price (contract 08 §4; spec storefront §4). */
const BUTTONS = '.single_add_to_cart_button, .centre-button, .checkout-btn'

/** The server's nodes that follow the form's store: each function places a value in some of them. */
export interface PriceParts {
  readonly prices: (price: FormState['price']) => void
  readonly buttons: (price: FormState['price']) => void
  readonly discounts: (size: string) => void
  readonly swatches: (size: string) => void
  /** Stops writing the parts, because React does so from now on. @returns a function that starts it again */
  readonly takeOver: () => () => void
}

/**
 * Finds the parts and keeps them in step with the store, until React takes over. They are as printed again when
 * the scope ends.
 */
export function placePrices(
  product: ProductForm,
  { $state }: FormStore,
  choose: (size: string) => void,
  scope: Scope,
): PriceParts {
  const displays = findPriceDisplays(product)
  let stop = () => {}

  function restore() {
    for (const display of displays) display.restore()
  }
  function follow() {
    let placed: Partial<FormState> = {}
    stop = $state.subscribe((state) => {
      const { size, price } = state
      if (size !== placed.size) {
        parts.discounts(size)
        parts.swatches(size)
      }
      if (price !== placed.price) {
        parts.prices(price)
        parts.buttons(price)
      }
      placed = state
    })
  }
  const parts: PriceParts = {
    prices(price) {
      if (price === null) restore()
      else if (price) for (const display of displays) display.show(price)
    },
    buttons(price) {
      if (price === undefined) return
      // The attribute only: the class `disabled` belongs to the shop plugin.
      const disabled = price?.total ? null : 'disabled'
      for (const button of findAll(product.product, BUTTONS))
        scope.adopt.attribute(button, 'disabled', disabled)
    },
    discounts: adoptBulkPrices(product, scope.adopt),
    swatches: addSwatches(product, choose, scope),
    takeOver() {
      stop()
      return follow
    },
  }
  scope.add(restore)
  scope.add(() => stop())
  // Buttons that were added meanwhile.
  scope.onMarkup(() => parts.buttons($state.get().price))
  follow()
  return parts
}

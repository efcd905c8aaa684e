import type { Scope } from '../../../src/page/scope'
import type { FormStore } from '../form-store'
import { adoptBulkPrices } from './bulk-prices'
import { findBuyButtons } from './buy-buttons'
import type { ProductForm } from './markup'
import { findPriceDisplays, type ShownPrice } from './price-displays'
import { addSwatches } from './swatches'

/** The server's nodes that follow the store. */
export interface PriceParts {
  readonly prices: (price: ShownPrice | null | undefined) => void
  readonly buttons: (price: ShownPrice | null | undefined) => void
  readonly discounts: (size: string) => void
  readonly sizes: (size: string) => void
  /** Leaves the parts to React. @returns takes them back */
  readonly takeOver: () => () => void
}

/**
 * Finds the parts and keeps them in step with the store, until React takes over. They are as printed again when
 * the scope ends.
 */
export function placePrices(
  product: ProductForm,
  { $size, $price }: FormStore,
  choose: (size: string) => void,
  scope: Scope,
): PriceParts {
  const displays = findPriceDisplays(product)
  const buttons = findBuyButtons(product.product, scope.adopt)
  const bulkPrices = adoptBulkPrices(product, scope.adopt)
  const swatches = addSwatches(product, choose, scope)
  let stop = () => {}

  function restore() {
    for (const display of displays) display.restore()
  }
  function follow() {
    const stops = [
      $size.subscribe(parts.discounts),
      $size.subscribe(parts.sizes),
      $price.subscribe(parts.prices),
      $price.subscribe(parts.buttons),
    ]
    stop = () => {
      for (const end of stops) end()
    }
  }
  const parts: PriceParts = {
    prices(price) {
      if (price === null) restore()
      else if (price) for (const display of displays) display.show(price)
    },
    buttons(price) {
      if (price !== undefined) buttons.set({ disabled: !price || price.total === 0n })
    },
    discounts: bulkPrices.follow,
    sizes: swatches?.follow ?? (() => {}),
    takeOver() {
      stop()
      return follow
    },
  }
  scope.add(restore)
  scope.add(() => stop())
  scope.onMarkup(buttons.refresh)
  follow()
  return parts
}

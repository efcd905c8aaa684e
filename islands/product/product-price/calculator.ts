import { findAll } from '../../../src/dom/query'
import { toCents } from '../../../src/money/decimal'
import type { Scope } from '../../../src/page/scope'
import { type PriceFormat, readPriceFormat } from '../price-format'
import { type ProductForm, readChoices, readQuantity } from './markup'
import { type PageGlobals, readDiscounts, readGlobals, sizePrice, type Variation } from './page-data'
import { priceOf } from './price'
import type { ShownPrice } from './price-displays'

/**
 * Calculates the price of the visitor's choices.
 * @returns null without a price: nothing can be bought; undefined while the last price stays
 */
export type Calculate = () => ShownPrice | null | undefined

/** @param variations called at each calculation, since the shop plugin may fetch more of them */
export function createCalculator(
  product: ProductForm,
  { document, window }: Scope,
  variations: () => readonly Variation[],
): Calculate {
  const { form, size } = product
  // The globals belong to the page's own product: a form that was added later, as in a quick view, has its
  // list only.
  const globals: PageGlobals =
    document.querySelector('form.variations_form') === form ? readGlobals(window) : {}
  /** Read once, from the prices that the server has printed. */
  let format: PriceFormat | undefined

  return () => {
    const quantity = readQuantity(product)
    if (size.value === '') return null
    showReset(form)
    const price = sizePrice(globals, size.value, variations())
    if (price === null) return null
    // A quantity that is being typed may be no number.
    if (quantity === null) return undefined
    const result = priceOf({ size: price, choices: readChoices(form), quantity }, readDiscounts(globals))
    format ??= readPriceFormat(form, window)
    return { ...result, format, size: toCents(price) }
  }
}

/** The shop plugin hides the link again when no size is chosen. */
function showReset(form: HTMLFormElement) {
  for (const link of findAll(form, '.reset_variations')) link.style.visibility = 'visible'
}

import { announce } from '../../../src/dom/announce'
import { findAll } from '../../../src/dom/query'
import { toCents } from '../../../src/money/decimal'
import type { Scope } from '../../../src/page/scope'
import type { FormStore } from '../form-store'
import { formatPrice, type PriceFormat, readPriceFormat } from '../price-format'
import { type ProductForm, readChoices, readQuantity } from './markup'
import { type PageGlobals, readDiscounts, readGlobals, sizePrice, type Variation } from './page-data'
import { priceOf } from './price'

/** Calculates the price of the visitor's choices, and gives it to the form's store. */
export interface Calculator {
  calculate(): void
  /** There is no price: nothing can be bought. */
  clear(): void
}

/** @param variations called at each calculation, since the shop plugin may fetch more of them */
export function createCalculator(
  product: ProductForm,
  store: FormStore,
  { document, window }: Scope,
  variations: () => readonly Variation[],
): Calculator {
  const { form, size } = product
  // The globals belong to the page's own product: a form that was added later, as in a quick view, has its
  // list only.
  const globals: PageGlobals =
    document.querySelector('form.variations_form') === form ? readGlobals(window) : {}
  /** Undefined until the first prices are shown: those are not announced. */
  let lastMessage: string | undefined
  /** Read once, from the prices that the server has printed. */
  let format: PriceFormat | undefined

  function announceChange(message: string) {
    if (lastMessage !== undefined && lastMessage !== message && message !== '') announce(document, message)
    lastMessage = message
  }

  function clear() {
    store.commit(() => store.$price.set(null))
    announceChange('')
  }

  function calculate() {
    const quantity = readQuantity(product)
    if (size.value === '') return clear()
    showReset(form)
    const price = sizePrice(globals, size.value, variations())
    if (price === null) return clear()
    // A quantity that is being typed may be no number: the last prices stay.
    if (quantity === null) return
    const result = priceOf({ size: price, choices: readChoices(form), quantity }, readDiscounts(globals))
    format ??= readPriceFormat(form, window)
    const shown = { ...result, format, size: toCents(price) }
    store.commit(() => store.$price.set(shown))
    const [unit, total] = [formatPrice(result.unit, format), formatPrice(result.total, format)]
    announceChange(`Unit price ${unit}, total price ${total}`)
  }

  return { calculate, clear }
}

/** The shop plugin hides the link again when no size is chosen. */
function showReset(form: HTMLFormElement) {
  for (const link of findAll(form, '.reset_variations')) link.style.visibility = 'visible'
}

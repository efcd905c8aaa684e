import { announce } from '../../../src/dom/announce'
import { findAll } from '../../../src/dom/query'
import { toCents } from '../../../src/money/decimal'
import type { Scope } from '../../../src/page/scope'
import { formatPrice, type PriceFormat, readPriceFormat } from '../price-format'
import { findBuyButtons } from './buy-buttons'
import { type ProductForm, readChoices, readQuantity } from './markup'
import { type PageGlobals, readDiscounts, readGlobals, sizePrice, type Variation } from './page-data'
import { priceOf } from './price'
import { findPriceDisplays } from './price-displays'

/** Writes the prices of the visitor's choices to the page. */
export interface Calculator {
  calculate(): void
  /** Shows the server's texts again and disables the buttons, since nothing can be bought. */
  clear(): void
  /** Gives buttons that were added meanwhile the state of the others. */
  refreshButtons(): void
}

/** @param variations called at each calculation, since the shop plugin may fetch more of them */
export function createCalculator(
  product: ProductForm,
  { document, window, adopt, add }: Scope,
  variations: () => readonly Variation[],
): Calculator {
  const { form, size } = product
  const displays = findPriceDisplays(product)
  const buttons = findBuyButtons(product.product, adopt)
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

  function restore() {
    for (const display of displays) display.restore()
  }
  add(restore)

  function clear() {
    restore()
    buttons.set({ disabled: true })
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
    for (const display of displays) display.show({ ...result, format, size: toCents(price) })
    buttons.set({ disabled: result.total === 0n })
    const [unit, total] = [formatPrice(result.unit, format), formatPrice(result.total, format)]
    announceChange(`Unit price ${unit}, total price ${total}`)
  }

  return {
    calculate,
    clear,
    refreshButtons: buttons.refresh,
  }
}

/** The shop plugin hides the link again when no size is chosen. */
function showReset(form: HTMLFormElement) {
  for (const link of findAll(form, '.reset_variations')) link.style.visibility = 'visible'
}

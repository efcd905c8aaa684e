import { announce } from '../../../src/dom/announce'
import { findAll } from '../../../src/dom/query'
import { formatCents, toCents } from '../../../src/money/decimal'
import type { Scope } from '../../../src/page/scope'
import { readCurrency } from '../currency'
import { findBuyButtons } from './buy-buttons'
import { type ProductForm, readChoices, readQuantity } from './markup'
import { type PageGlobals, readDiscounts, readGlobals, sizePrice, type Variation } from './page-data'
import { priceOf } from './price'
import { findTargets } from './targets'

/** Keeps the prices on the page in step with what is chosen. */
export interface Calculator {
  calculate(): void
  /** There is nothing to buy: the server's texts, and no button. */
  clear(): void
  /** Buttons that came later are disabled as those before them. */
  coverNewButtons(): void
}

/** @param variations asked for at each calculation: the shop plugin may bring more of them */
export function createCalculator(
  product: ProductForm,
  { document, window, adopt, add }: Scope,
  variations: () => readonly Variation[],
): Calculator {
  const { form, size } = product
  const targets = findTargets(product)
  const buttons = findBuyButtons(product.product, adopt)
  // They are those of the page's own product; a form that came later, as in a quick view, has its list alone.
  const globals: PageGlobals =
    document.querySelector('form.variations_form') === form ? readGlobals(window) : {}
  /** What was said last; undefined until the page's own first prices stand there. */
  let said: string | undefined

  function tell(message: string) {
    if (said !== undefined && said !== message && message !== '') announce(document, message)
    said = message
  }

  function restore() {
    for (const target of targets) target.restore()
  }
  add(restore)

  function clear() {
    restore()
    buttons.set({ disabled: true })
    tell('')
  }

  function calculate() {
    const quantity = readQuantity(product)
    if (size.value === '') return clear()
    showReset(form)
    const price = sizePrice(globals, size.value, variations())
    if (price === null) return clear()
    // While the visitor types there may be no number: the last prices stay.
    if (quantity === null) return
    const result = priceOf({ size: price, choices: readChoices(form), quantity }, readDiscounts(globals))
    const currency = readCurrency(form, window)
    const [unit, total] = [formatCents(result.unit), formatCents(result.total)]
    for (const target of targets) target.show({ currency, unit, total, size: formatCents(toCents(price)) })
    buttons.set({ disabled: result.total === 0n })
    tell(`Unit price ${currency}${unit}, total price ${currency}${total}`)
  }

  return {
    calculate,
    clear,
    coverNewButtons: buttons.refresh,
  }
}

/** The shop plugin hides the link again when the size is gone. */
function showReset(form: HTMLFormElement) {
  for (const link of findAll(form, '.reset_variations')) link.style.visibility = 'visible'
}

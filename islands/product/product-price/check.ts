import type { Check, Problem } from '../../../src/check/problem'
import { parseDecimal } from '../../../src/money/decimal'
import { optionSelects, readProductForm } from './markup'

/** Prices of an option, and the part that the size price already includes (contract 08 §2.3). */
const PRICES = ['price-attr', 'default-price-cc1', 'default-price-cc2']

/** Contract 08 §2.2: prices that are no numbers would be ignored. */
export const check: Check = (host) => {
  const product = readProductForm(host)
  if (!product) return []
  return [...optionSelects(product.form)].flatMap((select) => [...select.options].flatMap(checkOption))
}

function checkOption(option: HTMLOptionElement): Problem[] {
  return PRICES.flatMap((name) => {
    const text = option.getAttribute(name)
    if (!text?.trim() || parseDecimal(text) !== null) return []
    const message = `${name} of the option “${option.value}” is “${text}”, no price`
    return [{ kind: 'unparsable', message, element: option }]
  })
}

import { currentJQuery } from '../../../legacy-shims/jquery-events'
import { announce } from '../../../src/dom/announce'
import { closest } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { chooseOption } from '../product-options'
import { chooseDefaultSize } from './default-size'
import { optionSelects, type ProductForm } from './markup'

/** From a reset to the default size in the newer child theme. */
const DEFAULT_AFTER_RESET_MS = 500

export interface ResetOptions {
  /** Whether the size returns to its default, as in the newer child theme. */
  readonly hasDefaultSize: boolean
  readonly choose: (size: string) => void
}

/** Handles the link that clears size and options (contract 08 §7.2). */
export function followResetLink(
  product: ProductForm,
  { window, document, listen, after }: Scope,
  { hasDefaultSize, choose }: ResetOptions,
): void {
  let cancel = () => {}

  function chooseDefault() {
    // The visitor may have chosen a size meanwhile.
    if (product.size.value === '') chooseDefaultSize(product)
  }
  listen(product.form, 'click', (event) => {
    if (!closest(event.target, '.reset_variations')) return
    // The shop plugin clears the form through jQuery; without jQuery, laurel does.
    if (!currentJQuery(window)) {
      event.preventDefault()
      choose('')
    }
    clearOptions(product)
    announce(document, text('product-price.cleared', 'Size and options cleared'))
    cancel()
    if (hasDefaultSize) cancel = after(DEFAULT_AFTER_RESET_MS, chooseDefault)
  })
}

/** Those of other sizes as well: they would come back with their size. */
function clearOptions({ form }: ProductForm) {
  for (const select of optionSelects(form)) {
    if (select.value !== '') chooseOption(select, '')
  }
}

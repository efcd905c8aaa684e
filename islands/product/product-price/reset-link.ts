import { currentJQuery } from '../../../legacy-shims/jquery-events'
import { closest } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'
import { chooseDefaultSize } from './default-size'
import type { ProductForm } from './markup'

/** From a reset to the default size in the newer child theme. */
const DEFAULT_AFTER_RESET_MS = 500

export interface ResetOptions {
  /** Whether the size returns to its default, as in the newer child theme. */
  readonly hasDefaultSize: boolean
  readonly choose: (size: string) => void
}

/** Handles the link that clears the choices (contract 08 §7.2). */
export function followResetLink(
  product: ProductForm,
  { window, listen, after }: Scope,
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
    cancel()
    if (hasDefaultSize) cancel = after(DEFAULT_AFTER_RESET_MS, chooseDefault)
  })
}

import { findAll } from '../../../src/dom/query'
import { optionKey } from '../product-options'
import { optionSelect, optionWrappers, type ProductForm } from './markup'
import type { Variation } from './page-data'

/** @returns a function that tells whether an option is one of the chosen size */
function isOfSize(
  { size }: ProductForm,
  variations: readonly Variation[],
): (wrapper: HTMLElement) => boolean {
  const ids = variations
    .filter((variation) => variation.size === size.value && size.value !== '')
    .map(({ id }) => `${id}_attribute_pa_`)
  return (wrapper) => ids.some((id) => wrapper.id.startsWith(id))
}

/**
 * Shows the options of the chosen size and disables those of other sizes, so that they are not sent
 * (contract 08 §3.4). The inline calculator does so on pages that have it.
 */
export function showOptionsOf(product: ProductForm, variations: readonly Variation[]): void {
  const isOffered = isOfSize(product, variations)
  for (const wrapper of optionWrappers(product.form)) {
    if (isOffered(wrapper)) wrapper.style.removeProperty('display')
    else wrapper.style.display = 'none'
    const select = optionSelect(wrapper)
    if (select) select.disabled = !isOffered(wrapper)
  }
}

/** Whether all options of the chosen size are shown; it may have none. */
export function areOptionsShown(product: ProductForm, variations: readonly Variation[]): boolean {
  const offered = [...optionWrappers(product.form)].filter(isOfSize(product, variations))
  return offered.every(({ style }) => style.display !== 'none')
}

/**
 * An older script removed the names of the selects; a select without a name is not sent (contract 08 §9).
 */
export function restoreNames(form: HTMLFormElement): void {
  for (const wrapper of findAll(form, '[data-select-name]')) {
    const select = optionSelect(wrapper)
    if (select && !select.disabled && select.name === '') {
      select.name = wrapper.getAttribute('data-select-name') || `attribute_pa_${optionKey(select)}`
    }
  }
}

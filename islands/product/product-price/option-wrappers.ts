import { findAll } from '../../../src/dom/query'
import { optionKey } from '../product-options'
import { optionSelect, optionWrappers, type ProductForm } from './markup'
import type { Variation } from './page-data'

/**
 * Shows the options of the chosen size and disables those of other sizes, so that they are not sent
 * (contract 08 §3.4). The inline calculator does so on pages that have it.
 */
export function showOptionsOf({ form, size }: ProductForm, variations: readonly Variation[]): void {
  const ids = variations
    .filter((variation) => variation.size === size.value && size.value !== '')
    .map(({ id }) => `${id}_attribute_pa_`)
  for (const wrapper of optionWrappers(form)) {
    const isOffered = ids.some((id) => wrapper.id.startsWith(id))
    if (isOffered) wrapper.style.removeProperty('display')
    else wrapper.style.display = 'none'
    const select = optionSelect(wrapper)
    if (select) select.disabled = !isOffered
  }
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

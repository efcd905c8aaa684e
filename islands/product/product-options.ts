import { dispatchChange } from '../../src/dom/dispatch-change'

/** The part of the shop plugin's form that holds the options of all sizes (contract 08 §2.2). */
export const OPTIONS_WRAP = '.single_variation_wrap'

/** One wrapper for each option of each size; an older child theme has a class of its own for it. */
export const OPTION_WRAPPER = '[class*="monsta_attribute_pa_"], .monsta-attribute'

/** Selects for accessories, which are no attributes to the shop plugin. */
export const OPTION_SELECT = 'select[class*="monsta_pa_"], select[name^="attribute_pa_monsta"]'

/** The shop plugin's own attribute and its colours. */
const NO_OPTIONS = ['monstasize', 'monstacolor']
const KEY = /(?:^|\s)monsta_pa_(\S+)/

/** `monstacc1`, `monsta80`, …; null for a select that is not for an accessory. */
export function optionKey(select: HTMLSelectElement): string | null {
  const key = select.name.replace('attribute_pa_', '') || KEY.exec(select.className)?.[1]
  return key && !NO_OPTIONS.includes(key) ? key : null
}

/** The option that a select shows; undefined when it has none. */
export function chosenOption({ options, selectedIndex }: HTMLSelectElement): HTMLOptionElement | undefined {
  return options[selectedIndex]
}

/** Other scripts read the attribute `selected`, which at most one option has, and hear the change. */
export function chooseOption(select: HTMLSelectElement, slug: string): void {
  for (const option of select.options) option.toggleAttribute('selected', option.value === slug)
  select.value = slug
  dispatchChange(select)
}

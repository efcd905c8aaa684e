import { ancestorsOf } from '../../../src/dom/ancestors'
import { closest, find, findAll } from '../../../src/dom/query'
import { type Decimal, parseDecimal } from '../../../src/money/decimal'
import { chosenOption, OPTION_SELECT, OPTION_WRAPPER, OPTIONS_WRAP, optionKey } from '../product-options'
import type { Choice } from './price'

/** The shop plugin's form with the trophy plugin's options in it (contract 08 §2.2). */
export interface ProductForm {
  readonly form: HTMLFormElement
  /** The one real variation attribute. The shop plugin replaces its options, but never the select. */
  readonly size: HTMLSelectElement
  /** The element that contains the prices of this product only. */
  readonly product: HTMLElement
  /** The column with name, price and form, where the newer child theme has its table of prices. */
  readonly summary: HTMLElement | null
}

const SIZE = 'select[name="attribute_pa_monstasize"]'
/** Every size includes these parts: they replace the included one even without a default price. */
const CENTRE_KEYS = ['monstacc1', 'monstacc2']

/** @returns null for a form without sizes, which has no price to calculate */
export function readProductForm(host: HTMLElement): ProductForm | null {
  const size = find<HTMLSelectElement>(host, SIZE)
  if (!size || !(host instanceof HTMLFormElement)) return null
  const summary = closest(host, '.product-summary')
  return { form: host, size, product: closest(host, '.product') ?? summary ?? host, summary }
}

/** The chosen options of the chosen size. */
export function readChoices(form: HTMLFormElement): Choice[] {
  // Wrappers may be nested: each select counts once.
  const selects = new Set(optionWrappers(form).filter(isShown).map(optionSelect))
  return [...selects].flatMap((select) => {
    const option = select && !select.disabled ? chosenOption(select) : undefined
    const key = select && optionKey(select)
    return key && option && option.value !== '' ? [readChoice(option, key)] : []
  })
}

export const optionWrappers = (form: Element) =>
  [...findAll(form, OPTION_WRAPPER)].filter((wrapper) => wrapper.closest(OPTIONS_WRAP))

/** The selects for accessories of every size, each once. */
export const optionSelects = (form: Element) =>
  new Set(optionWrappers(form).flatMap((wrapper) => optionSelect(wrapper) ?? []))

export const optionSelect = (wrapper: Element) => wrapper.querySelector<HTMLSelectElement>(OPTION_SELECT)

function readChoice(option: HTMLOptionElement, key: string): Choice {
  const price = parseDecimal(option.getAttribute('price-attr'))
  const included =
    parseDecimal(option.getAttribute('default-price-cc1')) ??
    parseDecimal(option.getAttribute('default-price-cc2')) ??
    (CENTRE_KEYS.includes(key) ? 0n : null)
  return { price, included }
}

/**
 * Whether the wrapper and its ancestors in the form are displayed; its select may be hidden behind a button.
 */
function isShown(wrapper: HTMLElement): boolean {
  const wrap = wrapper.closest(OPTIONS_WRAP)
  for (const element of [wrapper, ...ancestorsOf(wrapper)]) {
    if (element === wrap) break
    if (getComputedStyle(element).display === 'none') return false
  }
  return true
}

/** @returns null while the typed text is no number */
export function readQuantity({ form, product }: ProductForm): Decimal | null {
  const shown = find(product, '.cost_quantity .quantity .amount p')
  const field = find<HTMLInputElement>(form, 'input[name="quantity"]')
  return parseDecimal(shown ? shown.textContent : (field?.value ?? '1'))
}

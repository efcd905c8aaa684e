import { dispatchChange } from '../../../src/dom/dispatch-change'
import { find } from '../../../src/dom/query'
import { isReturn, sinceDomReady, sinceParsed } from '../../../src/page/navigation-timing'
import type { Scope } from '../../../src/page/scope'
import type { ProductForm } from './markup'

/** After DOM ready, the shop plugin reads the form for the first time. */
const SHOP_PLUGIN_READS_MS = 100
/** After parsing, at the latest, the inline calculator shows the options of the size that is chosen at that moment. */
const CALCULATOR_READS_MS = 500

/**
 * The size that the newer child theme preselects (contract 08 §7.2): the first one, or gold for medals,
 * whose sizes are named by colour.
 * @param sizes values of the options, in their order
 */
export function defaultSize(sizes: readonly string[], { hasColours }: { hasColours: boolean }): string {
  const offered = sizes.filter((size) => size !== '')
  const gold = hasColours ? offered.filter((size) => /g/i.test(size)).at(-1) : undefined
  return gold ?? offered[0] ?? ''
}

export function chooseDefaultSize(product: ProductForm): void {
  product.size.value = defaultSizeOf(product)
  dispatchChange(product.size)
}

/**
 * Chooses the default size at load. No event is needed unless another script has already read the form. A
 * size that the visitor or the page's URL has chosen stays.
 * @param hasCalculatorRead whether the inline calculator has read the form since, or is not there to read it
 */
export function preselectSize(
  product: ProductForm,
  { window, after }: Pick<Scope, 'window' | 'after'>,
  hasCalculatorRead: () => boolean,
): void {
  const { size } = product
  if (isChosen(size, window)) return
  size.value = defaultSizeOf(product)
  if (sinceDomReady(window) > SHOP_PLUGIN_READS_MS) {
    dispatchChange(size)
    return
  }
  // The calculator's timer began while the page was parsed, so this one comes after it.
  after(Math.max(0, CALCULATOR_READS_MS - sinceParsed(window)), () => {
    if (!hasCalculatorRead()) dispatchChange(size)
  })
}

function isChosen(size: HTMLSelectElement, window: Window): boolean {
  if (size.value === '') return false
  const asked = new URLSearchParams(window.location.search).get(size.name)
  const printed = [...size.options].find((option) => option.hasAttribute('selected'))?.value ?? ''
  return size.value === asked || size.value !== printed || isReturn(window)
}

function defaultSizeOf({ form, size }: ProductForm): string {
  const sizes = [...size.options].map(({ value }) => value)
  return defaultSize(sizes, { hasColours: find(form, '.tr-colors') !== null })
}

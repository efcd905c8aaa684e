import { dispatchChange } from '../../../src/dom/dispatch-change'
import { find } from '../../../src/dom/query'
import { isReturn, sinceDomReady, sinceParsed } from '../../../src/page/navigation-timing'
import type { ProductForm } from './markup'

/** When the shop plugin looks at the form for the first time, after the page is ready. */
const SHOP_LOOKS_MS = 100
/** When the inline calculator shows the options of the size that is chosen then, after it was parsed. */
const CALCULATOR_LOOKS_MS = 500

/**
 * The size that the newer child theme chooses by itself: the first one; of medals, whose colours are in the size's
 * name, gold (contract 08 §7.2).
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
 * Chooses the default size at load, before other scripts look at the form; if one has looked already, it is told. A
 * size that the visitor or the page's address has chosen stays.
 */
export function preselectSize(product: ProductForm, window: Window): void {
  const { size } = product
  if (isChosen(size, window)) return
  size.value = defaultSizeOf(product)
  const isLate = sinceDomReady(window) > SHOP_LOOKS_MS || sinceParsed(window) > CALCULATOR_LOOKS_MS
  if (isLate) dispatchChange(size)
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

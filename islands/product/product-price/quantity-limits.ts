import { dispatchChange } from '../../../src/dom/dispatch-change'
import { find } from '../../../src/dom/query'
import { parseDecimal } from '../../../src/money/decimal'
import type { ProductForm } from './markup'

/**
 * Gives the quantity field the limits of the chosen variation. The shop plugin looks for the field in its own part of
 * the form alone, and misses it since it was moved into the table (contract 08 §8).
 * @param variation as the shop plugin's event has it
 */
export function limitQuantity({ form }: ProductForm, variation: unknown): void {
  const field = find<HTMLInputElement>(form, '.variations input[name="quantity"]')
  if (!field || typeof variation !== 'object' || variation === null) return
  const { min_qty, max_qty, is_sold_individually } = variation as Readonly<Record<string, unknown>>
  const isAlone = is_sold_individually === 'yes'
  field.closest<HTMLElement>('.quantity')?.style.setProperty('display', isAlone ? 'none' : '')
  const min = limitOf(min_qty)
  const max = limitOf(max_qty)
  field.setAttribute('min', String(min ?? 1))
  if (max === null) field.removeAttribute('max')
  else field.setAttribute('max', String(max))
  const value = isAlone ? 1 : within(Number(field.value), min ?? 1, max ?? Number.POSITIVE_INFINITY)
  if (field.value === String(value)) return
  field.value = String(value)
  dispatchChange(field)
}

/** Nothing, and numbers that are no limit, such as -1, mean that there is none. */
function limitOf(value: unknown): number | null {
  const limit = parseDecimal(value)
  return limit !== null && limit > 0n ? Number(value) : null
}

function within(value: number, min: number, max: number): number {
  return Number.isNaN(value) ? min : Math.max(min, Math.min(value, max))
}

import type { Adoption } from '../../../src/dom/adoption'
import { dispatchChange } from '../../../src/dom/dispatch-change'
import { find } from '../../../src/dom/query'
import { parseDecimal } from '../../../src/money/decimal'
import { isRecord } from '../../../src/page/is-record'
import type { ProductForm } from './markup'

export interface QuantityLimits {
  readonly min: number
  /** Null where there is no upper limit. */
  readonly max: number | null
  readonly isSoldIndividually: boolean
}

/**
 * @param variation as the shop plugin's `found_variation` sends it; undefined is returned for anything else
 */
export function readQuantityLimits(variation: unknown): QuantityLimits | undefined {
  if (!isRecord(variation)) return undefined
  const { min_qty, max_qty, is_sold_individually } = variation
  return {
    min: readLimit(min_qty) ?? 1,
    max: readLimit(max_qty),
    isSoldIndividually: is_sold_individually === 'yes',
  }
}

/**
 * Gives the quantity field the limits of the chosen variation. The shop plugin looks for the field only in
 * its own part of the form, and misses it once the field has been moved into the table (contract 08 §8).
 */
export function applyQuantityLimits(product: ProductForm, limits: QuantityLimits, adopted: Adoption): void {
  const { min, max, isSoldIndividually } = limits
  const field = movedField(product)
  if (!field) return
  const box = field.closest<HTMLElement>('.quantity')
  if (box) adopted.style(box, 'display', isSoldIndividually ? 'none' : '')
  adopted.attribute(field, 'min', String(min))
  adopted.attribute(field, 'max', max === null ? null : String(max))
}

/** Moves the quantity into the limits; the change is dispatched so that the price follows. */
export function clampQuantity(product: ProductForm, { min, max, isSoldIndividually }: QuantityLimits): void {
  const field = movedField(product)
  if (!field) return
  const value = isSoldIndividually ? 1 : clamp(Number(field.value), min, max ?? Number.POSITIVE_INFINITY)
  if (field.value === String(value)) return
  field.value = String(value)
  dispatchChange(field)
}

const movedField = ({ form }: ProductForm) =>
  find<HTMLInputElement>(form, '.variations input[name="quantity"]')

/** An empty value or a number below one, such as -1, means that there is no limit. */
function readLimit(value: unknown): number | null {
  const limit = parseDecimal(value)
  return limit !== null && limit > 0n ? Number(value) : null
}

function clamp(value: number, min: number, max: number): number {
  return Number.isNaN(value) ? min : Math.max(min, Math.min(value, max))
}

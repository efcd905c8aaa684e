/** The limits of a quantity field. */
export interface Limits {
  readonly step: number
  readonly min: number
  /** Infinity where there is no maximum. */
  readonly max: number
}

/** The attributes as the shop prints them: possibly missing or empty, `any`, or `-1` for no maximum (contract 02 §5). */
export interface PrintedLimits {
  readonly step: string | null
  readonly min: string | null
  readonly max: string | null
}

/** The minimum on a product's own page (spec storefront §4). */
const MIN_BOUGHT = 1

/** @param isBought whether the field is that of a product's own page, not of the cart or a group */
export function readLimits({ step, min, max }: PrintedLimits, { isBought }: { isBought: boolean }): Limits {
  const floor = isBought ? MIN_BOUGHT : 0
  return {
    step: positive(step) ?? 1,
    min: Math.max(numberOf(min) ?? floor, floor),
    max: positive(max) ?? Number.POSITIVE_INFINITY,
  }
}

/** @returns the value one step up or down; null for a step beyond a limit */
export function stepped(value: string, direction: 1 | -1, { step, min, max }: Limits): number | null {
  const from = numberOf(value) ?? min
  const to = rounded(from + direction * step, decimals(step, from))
  const isBeyondLimit = direction > 0 ? to > max : to < min
  return isBeyondLimit ? null : to
}

/** The nearest valid quantity to a typed value (contract 08 §5). */
export function corrected(value: string, { step, min, max }: Limits): number {
  const typed = numberOf(value)
  if (typed === null) return min
  const capped = Math.min(typed, max)
  return Math.max(min, Number.isInteger(step) ? Math.trunc(capped) : capped)
}

function numberOf(text: string | null): number | null {
  if (text === null || text.trim() === '') return null
  const number = Number(text)
  return Number.isFinite(number) ? number : null
}

function positive(text: string | null): number | null {
  const number = numberOf(text)
  return number !== null && number > 0 ? number : null
}

const MAX_DECIMALS = 10
const decimals = (...numbers: readonly number[]) =>
  Math.min(MAX_DECIMALS, Math.max(...numbers.map((number) => String(number).split('.')[1]?.length ?? 0)))

const rounded = (number: number, places: number) => Number(number.toFixed(places))

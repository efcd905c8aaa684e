/** What a quantity field allows; a field without an attribute is the widest that the contract knows. */
export interface Limits {
  readonly step: number
  readonly min: number
  /** Infinite when the stock is. */
  readonly max: number
}

/** Attributes as the shop prints them: missing, empty, `any`, `-1` for no maximum (contract 02 §5). */
export interface PrintedLimits {
  readonly step: string | null
  readonly min: string | null
  readonly max: string | null
}

/** One piece is the least that can be bought on a product's own page (spec storefront §4). */
const LEAST_BOUGHT = 1

/** @param isBought the field of a product's own page, not of the cart or of a group */
export function readLimits({ step, min, max }: PrintedLimits, { isBought }: { isBought: boolean }): Limits {
  const floor = isBought ? LEAST_BOUGHT : 0
  return {
    step: positive(step) ?? 1,
    min: Math.max(numberOf(min) ?? floor, floor),
    max: positive(max) ?? Number.POSITIVE_INFINITY,
  }
}

/** One step up or down from what the field holds; a step beyond a limit is refused and changes nothing. */
export function stepped(value: string, direction: 1 | -1, { step, min, max }: Limits): number | null {
  const from = numberOf(value) ?? min
  const to = rounded(from + direction * step, decimals(step, from))
  const isRefused = direction > 0 ? to > max : to < min
  return isRefused ? null : to
}

/** What a typed value becomes when the field is left (contract 08 §5): a number that can be bought. */
export function repaired(value: string, { step, min, max }: Limits): number {
  const typed = numberOf(value)
  if (typed === null) return min
  const most = Math.min(typed, max)
  return Math.max(min, Number.isInteger(step) ? Math.trunc(most) : most)
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

const MOST_DECIMALS = 10
const decimals = (...numbers: readonly number[]) =>
  Math.min(MOST_DECIMALS, Math.max(...numbers.map((number) => String(number).split('.')[1]?.length ?? 0)))

const rounded = (number: number, places: number) => Number(number.toFixed(places))

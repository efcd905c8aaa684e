/** A decimal number, exact: how many 10⁻¹⁰ it holds. Binary fractions would get 1.005 wrong. */
export type Decimal = bigint

/** An amount of money in whole cents. */
export type Cents = bigint

const PLACES = 10
const ONE = 10n ** BigInt(PLACES)
const CENT = ONE / 100n
const PLAIN = /^([+-]?)(\d{1,20})?(?:\.(\d{0,40}))?$/

/** Reads a number as servers print it, such as `"8.50"` or `12.5`; null for what is none. Never throws. */
export function parseDecimal(value: unknown): Decimal | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).trim()
  const match = PLAIN.exec(typeof value === 'number' && text.includes('e') ? value.toFixed(PLACES) : text)
  if (!match) return null
  const [, sign, whole = '', fraction = ''] = match
  if (whole + fraction === '') return null
  const digits = whole + fraction.slice(0, PLACES).padEnd(PLACES, '0')
  return sign === '-' ? -BigInt(digits) : BigInt(digits)
}

/** Two decimals, half up on the decimal value (contract 08 §3.2). */
export const toCents = (value: Decimal): Cents => divideHalfUp(value, CENT)

export const fromCents = (cents: Cents): Decimal => cents * CENT

/** `value` times `factor`, in cents. */
export const timesToCents = (value: Decimal, factor: Decimal): Cents =>
  divideHalfUp(value * factor, ONE * CENT)

/** `value` less a percentage of it, in cents. */
export const lessPercent = (value: Decimal, percent: Decimal): Cents =>
  divideHalfUp(value * (100n * ONE - percent), 100n * ONE * CENT)

/** Fixed two decimals, no thousands separator: `1060.50`. */
export function formatCents(cents: Cents): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Away from zero at a half, as the server rounds. */
function divideHalfUp(value: bigint, by: bigint): bigint {
  return value < 0n ? -divideHalfUp(-value, by) : (2n * value + by) / (2n * by)
}

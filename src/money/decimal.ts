/** An exact decimal number, in units of 10⁻¹⁰. Floating-point numbers would round 1.005 wrongly. */
export type Decimal = bigint

/** An amount of money in whole cents. */
export type Cents = bigint

const PLACES = 10
const ONE = 10n ** BigInt(PLACES)
const CENT = ONE / 100n
const PLAIN = /^([+-]?)(\d{1,20})?(?:\.(\d{0,40}))?$/

/** Parses a number as servers print it, such as `"8.50"` or `12.5`; null for any other value. Never throws. */
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

/** Rounds to two decimals, half up (contract 08 §3.2). */
export const toCents = (value: Decimal): Cents => divideHalfUp(value, CENT)

export const fromCents = (cents: Cents): Decimal => cents * CENT

/** `value` times `factor`, in cents. */
export const timesToCents = (value: Decimal, factor: Decimal): Cents =>
  divideHalfUp(value * factor, ONE * CENT)

/** `value` minus a percentage of it, in cents. */
export const lessPercent = (value: Decimal, percent: Decimal): Cents =>
  divideHalfUp(value * (100n * ONE - percent), 100n * ONE * CENT)

/** Formats with two decimals and no thousands separator: `1060.50`. */
export function formatCents(cents: Cents): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Rounds a half away from zero, as the server does. */
function divideHalfUp(value: bigint, by: bigint): bigint {
  return value < 0n ? -divideHalfUp(-value, by) : (2n * value + by) / (2n * by)
}

/**
 * The server's price of a line (contract 08 §3.2, §3.3 "Server cart"): decimals as big integers, half up.
 *
 * @typedef {object} PricedOption
 * @property {string} key the attribute's name without `attribute_pa_`
 * @property {string} [price] `price-attr`; absent or empty: it changes nothing
 * @property {string} [included] price of the centre that the size already holds
 *
 * @typedef {object} Tier
 * @property {string} unit from how many pieces
 * @property {string} percent
 *
 * @typedef {object} Priced
 * @property {string} size regular price of the variation
 * @property {readonly PricedOption[]} options
 * @property {number} quantity
 * @property {readonly Tier[]} tiers
 * @property {string} flat percent; 0 for none
 */

/** Every amount is kept in so many parts of a dollar. */
const DECIMALS = 8
const ONE = 10n ** BigInt(DECIMALS)
const CENT = ONE / 100n
const CENTRE = /^monstacc[12]$/

/**
 * @param {Priced} line
 * @returns {{ unitCents: number, totalCents: number }} never below 0
 */
export function linePrice({ size, options, quantity, tiers, flat }) {
  let start = scaled(size) ?? 0n
  let extras = 0n
  for (const { key, price, included } of options) {
    const added = scaled(price)
    if (added === undefined) continue
    const isCentre = included !== undefined || CENTRE.test(key)
    if (isCentre) start += added - (scaled(included) ?? 0n)
    else if (added > 0n) extras += roundedToCents(added)
  }
  const percent = percentOf({ quantity, tiers, flat })
  const base = percent === 0n ? start : roundedToCents((start * (100n * ONE - percent)) / (100n * ONE))
  const unit = roundedToCents(base + extras)
  const unitCents = unit > 0n ? Number(unit / CENT) : 0
  return { unitCents, totalCents: unitCents * quantity }
}

/** The flat discount, else the last tier of the list that is reached. @param {Pick<Priced, 'quantity' | 'tiers' | 'flat'>} line */
function percentOf({ quantity, tiers, flat }) {
  const always = scaled(flat) ?? 0n
  if (always !== 0n) return always
  const pieces = BigInt(quantity) * ONE
  const reached = tiers.filter(({ unit }) => {
    const from = scaled(unit)
    return from !== undefined && from > 0n && pieces >= from
  })
  return scaled(reached.at(-1)?.percent) ?? 0n
}

/** Nothing for what is no decimal number. @param {string | undefined} text */
function scaled(text) {
  const parts = /^\s*(-?)(\d+)(?:\.(\d*))?\s*$/.exec(text ?? '')
  if (!parts) return undefined
  const [, sign, whole = '0', fraction = ''] = parts
  const digits = fraction.padEnd(DECIMALS, '0').slice(0, DECIMALS)
  const amount = BigInt(whole) * ONE + BigInt(digits)
  return sign ? -amount : amount
}

/** Half up; amounts below 0 are charged as 0 in any case. @param {bigint} amount */
function roundedToCents(amount) {
  const half = CENT / 2n
  return ((amount + half) / CENT) * CENT
}

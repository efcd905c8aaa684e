import {
  type Cents,
  type Decimal,
  fromCents,
  lessPercent,
  timesToCents,
  toCents,
} from '../../../src/money/decimal'

/** A chosen option, as far as it has to do with the price (contract 08 §2.3). */
export interface Choice {
  /** `price-attr`; null when the option says nothing of its price. */
  readonly price: Decimal | null
  /** What the size price already holds for it; null when it comes on top. */
  readonly included: Decimal | null
}

/** From this quantity on the size costs this much less. */
export interface Tier {
  readonly from: Decimal
  readonly percent: Decimal
}

export interface Order {
  /** The size's own price. */
  readonly size: Decimal
  readonly choices: readonly Choice[]
  readonly quantity: Decimal
}

export interface Discounts {
  readonly tiers: readonly Tier[]
  /** In percent, whatever the quantity; takes the place of the tiers unless it is zero. */
  readonly flat: Decimal
}

export interface Price {
  readonly unit: Cents
  readonly total: Cents
}

/**
 * What one piece and all of them cost (contract 08 §3.2; spec storefront §5). The discount is on the size with its
 * replaced parts, not on surcharges; never below zero.
 */
export function priceOf({ size, choices, quantity }: Order, discounts: Discounts): Price {
  const start = choices.reduce(replaced, size)
  const percent = percentOf(quantity, discounts)
  const base = percent === 0n ? start : fromCents(lessPercent(start, percent))
  const unit = notNegative(toCents(base + surcharges(choices)))
  return { unit, total: notNegative(timesToCents(fromCents(unit), quantity)) }
}

/** A part that is in the size price already is taken out, and the chosen one put in: at no price too. */
function replaced(start: Decimal, { price, included }: Choice): Decimal {
  return price === null || included === null ? start : start - included + price
}

function surcharges(choices: readonly Choice[]): Decimal {
  return choices.reduce((sum, { price, included }) => {
    const isSurcharge = price !== null && included === null && price > 0n
    return isSurcharge ? sum + fromCents(toCents(price)) : sum
  }, 0n)
}

/** The percentage of the highest tier that the quantity reaches; of two alike the later one. */
export function percentOf(quantity: Decimal, { tiers, flat }: Discounts): Decimal {
  if (flat !== 0n) return flat
  const reached = tiers
    .filter(({ from }) => from > 0n && from <= quantity)
    .reduce<Tier | null>((highest, tier) => (highest && highest.from > tier.from ? highest : tier), null)
  return reached?.percent ?? 0n
}

const notNegative = (cents: Cents): Cents => (cents < 0n ? 0n : cents)

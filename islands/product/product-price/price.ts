import {
  type Cents,
  type Decimal,
  fromCents,
  lessPercent,
  timesToCents,
  toCents,
} from '../../../src/money/decimal'

/** The prices of a chosen option (contract 08 §2.3). */
export interface Choice {
  /** `price-attr`; null for an option without a price. */
  readonly price: Decimal | null
  /** The part of the size price that this option replaces; null for a surcharge. */
  readonly included: Decimal | null
}

/** A discount from this quantity on. */
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
  /** In percent, for any quantity; replaces the tiers unless it is zero. */
  readonly flat: Decimal
}

export interface Price {
  readonly unit: Cents
  readonly total: Cents
}

/**
 * Calculates unit price and total (contract 08 §3.2; spec storefront §5). The discount applies to the size
 * with its replaced parts, not to surcharges; prices are never below zero.
 */
export function priceOf({ size, choices, quantity }: Order, discounts: Discounts): Price {
  const start = choices.reduce(replaced, size)
  const percent = percentOf(quantity, discounts)
  const base = percent === 0n ? start : fromCents(lessPercent(start, percent))
  const unit = notNegative(toCents(base + surcharges(choices)))
  return { unit, total: notNegative(timesToCents(fromCents(unit), quantity)) }
}

/** Subtracts the included part from the size price and adds the chosen one, even if it is free. */
function replaced(start: Decimal, { price, included }: Choice): Decimal {
  return price === null || included === null ? start : start - included + price
}

function surcharges(choices: readonly Choice[]): Decimal {
  return choices.reduce((sum, { price, included }) => {
    const isSurcharge = price !== null && included === null && price > 0n
    return isSurcharge ? sum + fromCents(toCents(price)) : sum
  }, 0n)
}

/**
 * The percentage of the highest tier that the quantity reaches; of two equal tiers, that of the later one.
 */
function percentOf(quantity: Decimal, { tiers, flat }: Discounts): Decimal {
  if (flat !== 0n) return flat
  const reached = tiers
    .filter(({ from }) => from > 0n && from <= quantity)
    .reduce<Tier | null>((highest, tier) => (highest && highest.from > tier.from ? highest : tier), null)
  return reached?.percent ?? 0n
}

const notNegative = (cents: Cents): Cents => (cents < 0n ? 0n : cents)

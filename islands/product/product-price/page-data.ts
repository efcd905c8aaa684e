import { type Decimal, parseDecimal } from '../../../src/money/decimal'
import { recordOf } from '../../../src/page/is-record'
import { parseJson } from '../../../src/page/parse-json'
import type { Discounts, Tier } from './price'

/** Globals of the trophy plugin's inline script (contract 08 §2.1); any of them may be missing. */
export interface PageGlobals {
  readonly variationprice?: unknown
  readonly mmproductdiscounts?: unknown
  readonly flat_discount?: unknown
}

export const readGlobals = (window: Window): PageGlobals => window as Window & PageGlobals

/** One size, as the shop plugin's form knows it. */
export interface Variation {
  readonly id: string
  readonly size: string
  /** The regular price: sales apply neither here nor in the cart. */
  readonly price: Decimal | null
}

const SIZE = 'attribute_pa_monstasize'

/**
 * Reads `data-product_variations`: `false`, printed when the shop plugin fetches variations by ajax, gives
 * an empty list.
 */
export function readVariations(json: string | null): Variation[] {
  return listIn(parseJson(json)).map(readVariation)
}

/** A variation from the list, or from the shop plugin's event. */
export function readVariation(value: unknown): Variation {
  const fields = recordOf(value)
  return {
    id: String(fields['variation_id'] ?? ''),
    size: String(recordOf(fields['attributes'])[SIZE] ?? ''),
    price: parseDecimal(fields['display_regular_price']) ?? parseDecimal(fields['display_price']),
  }
}

/** The price of a size from the calculator's table, else from the form's list of variations. */
export function sizePrice(
  { variationprice }: PageGlobals,
  size: string,
  variations: readonly Variation[],
): Decimal | null {
  const own = Object.hasOwn(recordOf(variationprice), size) ? recordOf(variationprice)[size] : null
  return parseDecimal(own) ?? variations.find((variation) => variation.size === size)?.price ?? null
}

export function readDiscounts({ mmproductdiscounts, flat_discount }: PageGlobals): Discounts {
  // The server prints a nested list; a plain one is accepted as well.
  const tiers = listIn(mmproductdiscounts).flatMap((entry) => (Array.isArray(entry) ? entry : [entry]))
  return { tiers: tiers.flatMap(readTier), flat: parseDecimal(flat_discount) ?? 0n }
}

function readTier(value: unknown): Tier[] {
  const fields = recordOf(value)
  const from = parseDecimal(fields['unit'])
  // Misspelled as the server prints it.
  const percent = parseDecimal(fields['precent'] ?? fields['percent'])
  return from === null || percent === null ? [] : [{ from, percent }]
}

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

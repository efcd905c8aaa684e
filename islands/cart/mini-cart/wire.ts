import { check, maxLength, pipe, string, transform, trim } from 'valibot'
import * as ajax from '../../../src/wire/ajax'
import { sanitise } from '../../../src/wire/sanitise'
import type { Total } from './bag'
import { type RemoveLink, totalIn } from './markup'

/** A price element is some 200 characters; whole pages come from error handlers. */
const LONGEST_PRICE = 4000
/** A price without markup, currency and all; what is longer is somebody's error message. */
const LONGEST_BARE_PRICE = 30

const Price = pipe(
  string(),
  trim(),
  maxLength(LONGEST_PRICE),
  check(isPrice),
  transform((html): Total => ({ html, text: totalIn(sanitise(html)) })),
)

/**
 * Takes all lines of a product or variation out of the cart (spec storefront §7).
 * @param action what the server calls it
 * @returns the cart's new total, as HTML that still has to pass the sanitiser, or as plain text
 * @throws WireError: `unexpected` for an empty answer, `0`, `-1` and for everything that shows no price
 */
export function removeFromCart(action: string, { url, product, variation }: RemoveLink): Promise<Total> {
  return ajax.text(url, action, { product_id: product, variation_id: variation }, Price)
}

function isPrice(answer: string): boolean {
  const content = sanitise(answer)
  if (!/\d/.test(content.textContent ?? '')) return false
  if (content.querySelector('.amount')) return true
  // A theme may answer the bare text of the price; WordPress answers a bare 0 or -1 when it knows no such action.
  return content.childElementCount === 0 && answer.length <= LONGEST_BARE_PRICE && !/^-?\d$/.test(answer)
}

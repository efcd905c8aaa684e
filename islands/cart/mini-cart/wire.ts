import { maxLength, pipe, string, trim } from 'valibot'
import * as ajax from '../../../src/wire/ajax'
import { WireError } from '../../../src/wire/wire-error'
import type { Total } from './bag'
import { type RemoveLink, totalIn } from './markup'

/** A price element is some 200 characters; whole pages come from error handlers. */
const LONGEST_PRICE = 4000
/** A price without markup, currency and all; what is longer is somebody's error message. */
const LONGEST_BARE_PRICE = 30

const Answer = pipe(string(), trim(), maxLength(LONGEST_PRICE))

/**
 * Takes all lines of a product or variation out of the cart (spec storefront §7).
 * @param action what the server calls it
 * @returns the cart's new total
 * @throws WireError: `unexpected` for an empty answer, `0`, `-1` and for everything that shows no price
 */
export async function removeFromCart(
  action: string,
  { url, product, variation }: RemoveLink,
): Promise<Total> {
  const cleaning = import('../../../src/wire/sanitise')
  // The call's own error is told first.
  cleaning.catch(() => {})
  const answer = await ajax.text(url, action, { product_id: product, variation_id: variation }, Answer)
  const content = (await cleaning).sanitise(answer)
  if (!isPrice(answer, content)) throw new WireError('unexpected', action, answer)
  return { html: htmlOf(content), text: totalIn(content) }
}

function isPrice(answer: string, content: DocumentFragment): boolean {
  if (!/\d/.test(content.textContent ?? '')) return false
  if (content.querySelector('.amount')) return true
  // A theme may answer the bare text of the price; WordPress answers a bare 0 or -1 when it knows no such action.
  return content.childElementCount === 0 && answer.length <= LONGEST_BARE_PRICE && !/^-?\d$/.test(answer)
}

function htmlOf(content: DocumentFragment): string {
  const holder = document.createElement('div')
  holder.append(content.cloneNode(true))
  return holder.innerHTML
}

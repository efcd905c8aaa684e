import { maxLength, pipe, string, trim } from 'valibot'
import * as ajax from '../../../src/wire/ajax'
import { WireError } from '../../../src/wire/wire-error'
import type { Total } from './bag'
import { type RemoveLink, totalIn } from './markup'

/** A price element has some 200 characters; a longer answer is an error page. */
const MAX_PRICE_LENGTH = 4000
/** A price without markup, with its currency; a longer text is an error message. */
const MAX_BARE_PRICE_LENGTH = 30

const Answer = pipe(string(), trim(), maxLength(MAX_PRICE_LENGTH))

/**
 * Removes all lines of a product or variation from the cart (spec storefront §7).
 * @param action the server's name of the ajax action
 * @returns the cart's new total
 * @throws WireError: `unexpected` for an empty answer, `0`, `-1` and every other answer without a price
 */
export async function removeFromCart(
  action: string,
  { url, product, variation }: RemoveLink,
): Promise<Total> {
  const sanitiser = import('../../../src/wire/sanitise')
  // If both fail, the request's error is the one to throw.
  sanitiser.catch(() => {})
  const answer = await ajax.text(url, action, { product_id: product, variation_id: variation }, Answer)
  const content = (await sanitiser).sanitise(answer)
  if (!isPrice(answer, content)) throw new WireError('unexpected', action, answer)
  return { html: htmlOf(content), text: totalIn(content) }
}

function isPrice(answer: string, content: DocumentFragment): boolean {
  if (!/\d/.test(content.textContent ?? '')) return false
  if (content.querySelector('.amount')) return true
  // A theme may answer a price without markup. WordPress answers a bare 0 or -1 for an unknown action.
  return content.childElementCount === 0 && answer.length <= MAX_BARE_PRICE_LENGTH && !/^-?\d$/.test(answer)
}

function htmlOf(content: DocumentFragment): string {
  const holder = document.createElement('div')
  holder.append(content.cloneNode(true))
  return holder.innerHTML
}

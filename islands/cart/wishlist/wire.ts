import { literal, object, parseJson, pipe, string, transform, union } from 'valibot'
import * as ajax from '../../../src/wire/ajax'
import { WireError } from '../../../src/wire/wire-error'

const Row = object({ wishlist_output: string() })
/** The server sends this JSON as `text/html`. */
const Answer = union([
  pipe(
    literal(''),
    transform(() => null),
  ),
  pipe(string(), parseJson(), Row),
])

/**
 * Asks the theme for a product's row in the header's list (spec storefront §7). This does not change the wishlist.
 * @param action the server's name of the ajax action
 * @returns null for a product that the theme does not know, whose answer is empty
 * @throws WireError: `unexpected` when the answer holds no row
 */
export async function askForRow(ajaxUrl: string, action: string, productId: number): Promise<Element | null> {
  const sanitiser = import('../../../src/wire/sanitise')
  // If both fail, the request's error is the one to throw.
  sanitiser.catch(() => {})
  const answer = await ajax.text(ajaxUrl, action, { product_id: String(productId) }, Answer)
  if (answer === null) return null
  const row = (await sanitiser).sanitise(answer.wishlist_output).firstElementChild
  if (!row) throw new WireError('unexpected', action, answer)
  return row
}

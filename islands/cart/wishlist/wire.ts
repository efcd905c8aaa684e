import { literal, object, parseJson, pipe, string, transform, union } from 'valibot'
import * as ajax from '../../../src/wire/ajax'
import { WireError } from '../../../src/wire/wire-error'

const Row = object({ wishlist_output: string() })
/** JSON, sent as HTML. */
const Answer = union([
  pipe(
    literal(''),
    transform(() => null),
  ),
  pipe(string(), parseJson(), Row),
])

/**
 * Asks the theme for a product's row in the header's list (spec storefront §7). The wishlist itself is kept by the
 * wishlist plugin's own call, or by the link.
 * @param action what the server calls it
 * @returns null for a product that the theme does not know: it answers nothing
 * @throws WireError: `unexpected` when the answer holds no row
 */
export async function askForRow(ajaxUrl: string, action: string, productId: number): Promise<Element | null> {
  const cleaning = import('../../../src/wire/sanitise')
  // The call's own error is told first.
  cleaning.catch(() => {})
  const answer = await ajax.text(ajaxUrl, action, { product_id: String(productId) }, Answer)
  if (answer === null) return null
  const row = (await cleaning).sanitise(answer.wishlist_output).firstElementChild
  if (!row) throw new WireError('unexpected', action, answer)
  return row
}

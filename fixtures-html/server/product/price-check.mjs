import { record } from '../journal.mjs'
import { addCookie } from '../reply.mjs'
import { cookieValue } from '../session.mjs'
import { charge } from './charge.mjs'

/** The cookie in which `assets/price-check.js` reports the total that it saw: `PRODUCT:AMOUNT`. */
const COOKIE = 'shown_total'
/** The name under which the journal keeps every comparison. */
const ACTION = 'price-check'

/**
 * Whether what the page showed is what the server charges; true when the page said nothing of this product.
 * The cookie is used up.
 * @param {import('../visit.mjs').Visit} visit
 * @param {import('../content/products.mjs').Product} product
 * @param {import('../cart.mjs').Line} line what is to be added
 */
export function shownTotalHolds({ request, response, session }, product, line) {
  const cookie = cookieValue(request.headers.cookie ?? '', COOKIE)
  if (cookie !== undefined) addCookie(response, `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`)
  if (line.variationId === 0) return true
  const [id, amount = ''] = (cookie ?? '').split(':')
  const shown = Number(id) === product.id ? amount : ''
  const charged = (charge(product, line).totalCents / 100).toFixed(2)
  const holds = shown === '' || shown === charged
  record(session, {
    method: request.method ?? '',
    path: `/product/${product.slug}/`,
    action: ACTION,
    fields: { product_id: String(product.id), shown, charged, accepted: holds ? 'yes' : 'no' },
  })
  return holds
}

import { withQuantities } from './cart.mjs'
import { setCartCookies } from './cart-cookies.mjs'
import { redirect } from './reply.mjs'
import { destinationIn } from './shipping.mjs'

/**
 * The two forms of the cart page: quantities, and the shipping calculator.
 * @param {import('./visit.mjs').Visit} visit
 */
export function takeCartForm({ session, fields, response }) {
  if ('calc_shipping' in fields) session.shipping = destinationIn(fields)
  if ('update_cart' in fields) session.cart = withQuantities(session.cart, quantitiesIn(fields))
  setCartCookies(response, session.cart)
  return redirect(response, '/cart/')
}

/** Quantity by the key of its line. @param {Record<string, string>} fields */
function quantitiesIn(fields) {
  /** @type {Map<string, number>} */
  const quantities = new Map()
  for (const [name, value] of Object.entries(fields)) {
    const key = /^cart\[(\w+)\]\[qty\]$/.exec(name)?.[1]
    if (key && value.trim() !== '') quantities.set(key, Number(value))
  }
  return quantities
}

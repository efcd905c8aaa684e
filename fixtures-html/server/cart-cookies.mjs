import { cartHash, itemCount } from './cart.mjs'
import { addCookie } from './reply.mjs'

/**
 * The shop plugin's two cookies, by which its scripts see that a kept cart is stale.
 * @param {import('node:http').ServerResponse} response
 * @param {readonly import('./cart.mjs').Line[]} cart
 */
export function setCartCookies(response, cart) {
  const end = cart.length ? '; Path=/; SameSite=Lax' : '; Path=/; Max-Age=0; SameSite=Lax'
  addCookie(response, `woocommerce_cart_hash=${cartHash(cart)}${end}`)
  addCookie(response, `woocommerce_items_in_cart=${itemCount(cart)}${end}`)
}

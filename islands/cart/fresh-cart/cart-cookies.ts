import { readCookie } from '../../../src/state/cookies'
import type { CartCookies } from './freshness'

/** The shop plugin's server sets both when it changes the cart (contract 02 §19): none where cookies are refused. */
export function readCartCookies(): CartCookies {
  const items = Number(readCookie('woocommerce_items_in_cart'))
  return { hash: readCookie('woocommerce_cart_hash') ?? '', items: items > 0 ? items : 0 }
}

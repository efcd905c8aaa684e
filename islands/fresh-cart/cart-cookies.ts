import Cookies from 'js-cookie'
import type { CartCookies } from './freshness'

/** The shop plugin's server sets both when it changes the cart (contract 02 §19). */
export function readCartCookies(): CartCookies {
  const items = Number(Cookies.get('woocommerce_items_in_cart'))
  return { hash: Cookies.get('woocommerce_cart_hash') ?? '', items: items > 0 ? items : 0 }
}

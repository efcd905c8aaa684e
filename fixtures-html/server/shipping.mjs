/**
 * Where the cart is sent to, as the visitor has typed it.
 * @typedef {{ postcode: string, city: string, state: string }} Destination
 */

const NEAR_CENTS = 950
const FAR_CENTS = 1450

/** @param {Record<string, string>} fields of the shipping calculator @returns {Destination} */
export function destinationIn(fields) {
  const read = (/** @type {string} */ part) => fields[`calc_shipping_${part}`]?.trim() ?? ''
  return { postcode: read('postcode'), city: read('city'), state: read('state') }
}

/** The shipping costs; null when there is no such postcode. @param {Destination} destination */
export function shippingCents({ postcode }) {
  if (!/^\d{4}$/.test(postcode)) return null
  return postcode.startsWith('4') ? NEAR_CENTS : FAR_CENTS
}

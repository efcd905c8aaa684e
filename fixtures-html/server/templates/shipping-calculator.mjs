import { escapeHtml } from '../html.mjs'

/** @typedef {import('../shipping.mjs').Destination} Destination */

/** @type {Destination} */
const NOWHERE = { postcode: '', city: '', state: '' }

const BUTTON = '<button type="submit" name="calc_shipping" value="1" class="button">Update totals</button>'

/**
 * The shop plugin's form in the theme's wrapping (contract 02 §10).
 * @param {{ destination: Destination | null, hasUpdateButton: boolean }} shown `hasUpdateButton`: as the theme's older template has it
 */
export function shippingCalculator({ destination, hasUpdateButton }) {
  const { postcode, city, state } = destination ?? NOWHERE
  return `<div class="shipping-calc-wrap"><form class="woocommerce-shipping-calculator" action="/cart/" method="post">
 <a href="#" class="shipping-calculator-button">Calculate shipping</a>
 <section class="shipping-calculator-form">
  ${field('postcode', 'Postcode', postcode)}
  ${field('city', 'Suburb', city)}
  ${field('state', 'State', state)}
  <p${hasUpdateButton ? ' class="update-totals-button"' : ''}>${BUTTON}</p>
  <input type="hidden" name="woocommerce-shipping-calculator-nonce" value="7d20ce91aa">
 </section></form></div>`
}

/**
 * @param {string} part
 * @param {string} label
 * @param {string} value
 */
function field(part, label, value) {
  const name = `calc_shipping_${part}`
  return `<p class="form-row" id="${name}_field"><label for="${name}">${label}</label> <input type="text" class="input-text" value="${escapeHtml(value)}" name="${name}" id="${name}"></p>`
}

import { registerForm } from '../attribution/register-form.mjs'
import { CHECKOUT_STAMPS, STAMP } from '../attribution/stamps.mjs'
import { itemCount, totalCents, unitCents } from '../cart.mjs'
import { productById, variationOf } from '../catalogue.mjs'
import { escapeHtml, image } from '../html.mjs'
import { priceElement } from '../money.mjs'
import { optionTexts } from '../product/charge.mjs'
import { shippingCents } from '../shipping.mjs'
import { CART_NONCE } from './bag.mjs'
import { innerPage } from './inner-page.mjs'
import { shippingCalculator } from './shipping-calculator.mjs'

/**
 * @typedef {import('../cart.mjs').Line} Line
 * @typedef {import('../shipping.mjs').Destination | null} Shipping
 */

const EMPTY =
  '<p>Your cart is currently empty.</p><p><a class="sf-button standard" href="/shop/"><span class="text">Return to shop</span></a></p>'

/**
 * @param {readonly Line[]} lines
 * @param {{ shipping?: Shipping, hasUpdateButton?: boolean }} [options]
 */
export function cartMain(lines, { shipping = null, hasUpdateButton = false } = {}) {
  if (lines.length === 0) return innerPage(`<h1>Cart</h1>\n${EMPTY}`)
  return innerPage(`<h1>Cart</h1>
<form action="/cart/" method="post"><table class="shop_table cart">
 <thead><tr><th class="product-remove" scope="col"><span>Remove</span></th><th scope="col">Product</th><th scope="col">Price</th><th scope="col">Quantity</th><th scope="col">Subtotal</th></tr></thead>
 <tbody>
${lines.map(cartRow).join('\n')}
 </tbody></table>
<p class="actions"><button type="submit" class="button" name="update_cart" value="Update cart">Update cart</button></p></form>
${totals(lines, { shipping, hasUpdateButton })}
<p><a class="sf-button standard accent" href="/checkout/"><span class="text">Proceed to checkout</span></a></p>`)
}

/** Where the shop says that it has the order. */
export const ORDER_PATH = '/checkout/order-received/'

/** The shop plugin's page after an order. `?order-blocks`: by its blocks. @param {URLSearchParams} [query] */
export function orderMain(query = new URLSearchParams()) {
  if (query.has('order-blocks')) {
    return innerPage(`<div data-block-name="woocommerce/order-confirmation-status" class="wc-block-order-confirmation-status wp-block-woocommerce-order-confirmation-status"><h1>Order received</h1>
<p>Thank you. Your order is on the engraving bench.</p></div>`)
  }
  return innerPage(`<h1>Order received</h1>
<div class="woocommerce-order"><p class="woocommerce-notice woocommerce-thankyou-order-received">Thank you. Your order is on the engraving bench.</p></div>`)
}

/**
 * `stamps` are the places for where the visitor came from: after each part of the details, then after all of them.
 * @param {readonly Line[]} lines
 * @param {{ stamps?: number, hasRegister?: boolean, isShipped?: boolean }} [options] `isShipped`: with a whole address, and another one for shipping
 */
export function checkoutMain(
  lines,
  { stamps = CHECKOUT_STAMPS, hasRegister = false, isShipped = false } = {},
) {
  if (lines.length === 0) return innerPage(`<h1>Checkout</h1>\n${EMPTY}`)
  const stamp = (/** @type {number} */ place) => (place <= stamps ? STAMP : '')
  return innerPage(`<h1>Checkout</h1>
<form name="checkout" method="post" class="checkout woocommerce-checkout" action="/checkout/">
 <section><h2>Your details</h2>
  <p><label for="billing_first_name">First name</label><input type="text" id="billing_first_name" name="billing_first_name" autocomplete="given-name"></p>
  <p><label for="billing_last_name">Last name</label><input type="text" id="billing_last_name" name="billing_last_name" autocomplete="family-name"></p>
  <p><label for="billing_email">Email address</label><input type="email" id="billing_email" name="billing_email" autocomplete="email"></p>
  ${isShipped ? addressFields('billing') : POSTCODE}
  ${isShipped ? SHIPPING : ''}${stamp(1)}${stamp(2)}
  <p><label for="order_comments">Wording for the engraving</label><textarea id="order_comments" name="order_comments" rows="5"></textarea></p>
  ${stamp(3)}${stamp(4)}${stamp(5)}
 </section>
 <section><h2>Your order</h2>
  ${orderReview(lines)}
  <p>Pay by card at the counter when you pick up, or by bank transfer from the invoice that we send.</p>
  <button type="submit" class="button alt">Place order</button>
 </section>
</form>${hasRegister ? registerForm() : ''}`)
}

const POSTCODE =
  '<p class="address-field"><label for="billing_postcode">Postcode</label><input type="text" id="billing_postcode" name="billing_postcode" autocomplete="postal-code"></p>'

/** An address as the shop plugin asks for it. @param {'billing' | 'shipping'} kind */
function addressFields(kind) {
  const fields = [
    ['company', 'Company', 'organization'],
    ['address_1', 'Street', 'address-line1'],
    ['city', 'Suburb', 'address-level2'],
    ['postcode', 'Postcode', 'postal-code'],
  ]
  const inputs = fields.map(
    ([name, label, fill]) =>
      `<p class="address-field"><label for="${kind}_${name}">${label}</label><input type="text" class="input-text" id="${kind}_${name}" name="${kind}_${name}" autocomplete="${kind} ${fill}"></p>`,
  )
  return `<p class="address-field"><label for="${kind}_country">Country</label><select id="${kind}_country" name="${kind}_country"><option value="AU">Australia</option><option value="NZ">New Zealand</option></select></p>
  ${inputs.join('\n  ')}
  <p class="address-field"><label for="${kind}_state">State</label><select id="${kind}_state" name="${kind}_state"><option value="">Choose</option><option value="QLD">Queensland</option><option value="NSW">New South Wales</option></select></p>`
}

const SHIPPING = `<h3 id="ship-to-different-address"><label><input type="checkbox" id="ship-to-different-address-checkbox" name="ship_to_different_address" value="1"> Send it elsewhere</label></h3>
  <div class="shipping_address">
  <p><label for="shipping_first_name">First name</label><input type="text" id="shipping_first_name" name="shipping_first_name"></p>
  <p><label for="shipping_last_name">Last name</label><input type="text" id="shipping_last_name" name="shipping_last_name"></p>
  ${addressFields('shipping')}
  </div>`

/** The table of the order, which the shop plugin's refresh prints anew. @param {readonly Line[]} lines */
export function orderReview(lines) {
  const rows = lines.map(
    (line) =>
      `<tr><td>${escapeHtml(lineTitle(line))} × ${line.quantity}</td><td>${priceElement(unitCents(line) * line.quantity)}</td></tr>`,
  )
  return `<table class="shop_table woocommerce-checkout-review-order-table"><thead><tr><th scope="col">Product</th><th scope="col">Subtotal</th></tr></thead>
  <tbody>${rows.join('')}</tbody>
  <tfoot><tr><th scope="row">Total</th><td>${priceElement(totalCents(lines))}</td></tr></tfoot></table>`
}

/** @param {Line} line */
function cartRow(line) {
  const product = productById(line.productId)
  if (!product) return ''
  const title = escapeHtml(lineTitle(line))
  const cents = unitCents(line)
  return ` <tr><td class="product-remove"><a href="/cart/?remove_item=${line.key}&amp;_wpnonce=${CART_NONCE}" class="remove" aria-label="Remove ${title} from cart" data-product_id="${line.productId}" data-product_sku="${product.sku}">×</a></td>
  <td><a href="/product/${product.slug}/">${image({ file: product.image, alt: '', size: 56 })} ${title}</a></td><td>${priceElement(cents)}</td>
  <td><div class="quantity"><input type="number" step="1" min="0" name="cart[${line.key}][qty]" value="${line.quantity}" title="Qty" class="input-text qty text" size="4"></div></td><td>${priceElement(cents * line.quantity)}</td></tr>`
}

/**
 * @param {readonly Line[]} lines
 * @param {{ shipping: Shipping, hasUpdateButton: boolean }} options
 */
function totals(lines, { shipping, hasUpdateButton }) {
  const count = itemCount(lines)
  const sent = shipping && shippingCents(shipping)
  return `<div class="cart_totals"><h2>Cart totals</h2><table class="shop_table"><tbody>
 <tr><th scope="row">Items</th><td>${count}</td></tr>
 <tr><th scope="row">Pick-up in West End</th><td>Free</td></tr>
${shipping ? shippingRow(shipping) : ''}
 <tr><th scope="row">Total</th><td>${priceElement(totalCents(lines) + (sent ?? 0))}</td></tr>
</tbody></table>
${shippingCalculator({ destination: shipping, hasUpdateButton })}</div>`
}

/** @param {import('../shipping.mjs').Destination} destination */
function shippingRow(destination) {
  const cents = shippingCents(destination)
  const place = [destination.city, destination.state, destination.postcode].filter(Boolean).join(' ')
  return cents === null
    ? ' <tr class="shipping"><th scope="row">Shipping</th><td>Please enter a postcode of four digits.</td></tr>'
    : ` <tr class="shipping"><th scope="row">Shipping to ${escapeHtml(place)}</th><td>${priceElement(cents)}</td></tr>`
}

/** @param {Line} line */
function lineTitle(line) {
  const product = productById(line.productId)
  if (!product) return ''
  const size = variationOf(product, { id: line.variationId })
  return [product.title, size?.label, ...optionTexts(product, line)].filter(Boolean).join(' – ')
}

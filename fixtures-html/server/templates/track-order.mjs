import { innerPage } from './inner-page.mjs'

/** Where the shop's own tracking page is. */
export const TRACK_PATH = '/track/'
const NONCE = '4be1f0c2d7'

/** In the menu of a visitor who is logged in (contract 02 §12). */
export function trackOrderLink() {
  return '<li class="menu-item-41 menu-item sf-std-menu"><a href="#track-order-modal" data-toggle="modal"><span class="menu-item-text">Track</span></a></li>'
}

/** Once in each header area, its ids with it. Its form has no address of its own. */
export function trackOrderModal() {
  return `<div id="track-order-modal" class="modal fade" data-tracking-url="${TRACK_PATH}"><div class="modal-dialog modal-alt"><div class="modal-content"><div class="modal-body">
 <p class="impact-text">Track your order</p>
${trackForm('')}
</div></div></div></div>`
}

/** The page that the form posts to. */
export function trackMain() {
  return innerPage(`<h1>Track your order</h1>
${trackForm(` action="${TRACK_PATH}"`)}`)
}

/** @param {string} attributes */
function trackForm(attributes) {
  return ` <form${attributes} method="post" class="track_order"><p>The order number is in the email that we sent you.</p>
  <p><label for="orderid">Order number</label> <input class="input-text" type="text" name="orderid" id="orderid" value="" placeholder="Found in your order confirmation email."></p>
  <p><label for="order_email">Billing email</label> <input class="input-text" type="text" name="order_email" id="order_email" value="" placeholder="Email you used during checkout."></p>
  <p><button type="submit" class="button" name="track" value="Track">Track</button></p>
  <input type="hidden" name="woocommerce-order-tracking-nonce" value="${NONCE}"></form>`
}

/**
 * The page's text about the requested order.
 * @param {Record<string, string>} fields
 */
export function trackingStatus(fields) {
  const order = fields['orderid']?.trim() ?? ''
  const email = fields['order_email']?.trim() ?? ''
  if (fields['woocommerce-order-tracking-nonce'] !== NONCE) return 'Please try again: the page was too old.'
  if (!/^\d+$/.test(order)) return 'Please enter a valid order number.'
  if (!email.includes('@')) return 'Please enter a valid email address.'
  return `Order #${order} is on the engraving bench. We will write to ${email} when it is ready.`
}

import { STAMP, stampCount } from './attribution/stamps.mjs'
import { addLine, cartHash, cartLine } from './cart.mjs'
import { setCartCookies } from './cart-cookies.mjs'
import { isPurchasable, productById, variationOf } from './catalogue.mjs'
import { chosenOptions } from './product/charge.mjs'
import { shownTotalHolds } from './product/price-check.mjs'
import { sendJson, sendText } from './reply.mjs'
import { answerSearch } from './search/answer-search.mjs'
import { bagItem } from './templates/bag.mjs'
import { orderReview } from './templates/cart-page.mjs'

/** More than this of one product is refused, as stock would. */
const MOST = 9999

/** @type {Added} */
const REFUSED = { outcome: 'refused' }

/**
 * `POST /?wc-ajax=…` of the shop plugin, through which the search plugin also asks.
 * @param {import('./visit.mjs').Visit} visit
 * @param {string} endpoint
 */
export function answerWcAjax(visit, endpoint) {
  const { session, fields, response } = visit
  if (endpoint === 'aws_action') return answerSearch(visit)
  if (endpoint === 'get_refreshed_fragments') return sendFragments(response, session)
  if (endpoint === 'update_order_review') return sendReview(visit)
  if (endpoint !== 'add_to_cart') return sendText(response, '0')
  if (addToCart(visit, fields).outcome !== 'added') {
    const product = productById(Number(fields['product_id']))
    return sendJson(response, { error: true, product_url: product ? `/product/${product.slug}/` : '/shop/' })
  }
  sendFragments(response, session)
}

/**
 * The order again, as the checkout shows it; with a place for the visit where the page was printed without one.
 * @param {import('./visit.mjs').Visit} visit
 */
function sendReview({ session, response, url }) {
  const stamp = stampCount(url.searchParams) === 0 ? STAMP : ''
  const fragments = { '.woocommerce-checkout-review-order-table': orderReview(session.cart) + stamp }
  sendJson(response, { result: 'success', messages: '', reload: false, fragments })
}

/**
 * @typedef {{ outcome: 'added' | 'repriced', product: import('./content/products.mjs').Product } | { outcome: 'refused' }} Added
 */

/**
 * Puts a product into the cart, by ajax, by link or by form.
 * @param {import('./visit.mjs').Visit} visit
 * @param {Record<string, string>} fields `product_id` or `add-to-cart`, and what the product's form holds
 * @returns {Added} refused when it can not be bought so; repriced when the page showed another total
 */
export function addToCart(visit, fields) {
  const { session } = visit
  const wanted = Number(fields['product_id'] || fields['add-to-cart'])
  const product = productById(wanted)
  const quantity = fields['quantity'] === undefined ? 1 : Number(fields['quantity'])
  if (!product || !isPurchasable(product)) return REFUSED
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MOST) return REFUSED
  const variation = chosenVariation(product, fields)
  if (variation?.soldOut) return REFUSED
  if (product.type === 'variable' && !variation) return REFUSED
  const line = cartLine({
    productId: product.id,
    variationId: variation?.id ?? 0,
    quantity,
    engraving: fields['engraving'] ?? '',
    options: variation ? chosenOptions(fields) : {},
    discount: session.discount,
  })
  if (!shownTotalHolds(visit, product, line)) return { outcome: 'repriced', product }
  session.cart = addLine(session.cart, line)
  return { outcome: 'added', product }
}

/**
 * @param {import('./content/products.mjs').Product} product
 * @param {Record<string, string>} fields
 */
function chosenVariation(product, fields) {
  const size = fields['attribute_pa_monstasize']
  return variationOf(product, { id: Number(fields['variation_id']), ...(size ? { size } : {}) })
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {import('./session.mjs').Session} session
 */
function sendFragments(response, { cart }) {
  setCartCookies(response, cart)
  const bag = bagItem(cart)
  sendJson(response, {
    fragments: {
      'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content"></div>',
      '.shopping-bag-item': bag,
    },
    cart_hash: cartHash(cart),
  })
}

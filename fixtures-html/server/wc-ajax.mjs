import { addLine, cartHash, cartLine } from './cart.mjs'
import { setCartCookies } from './cart-cookies.mjs'
import { isPurchasable, productById, variationOf } from './catalogue.mjs'
import { sendJson, sendText } from './reply.mjs'
import { answerSearch } from './search/answer-search.mjs'
import { bagItem } from './templates/bag.mjs'

/** More than this of one product is refused, as stock would. */
const MOST = 9999

/**
 * `POST /?wc-ajax=…` of the shop plugin, through which the search plugin also asks.
 * @param {import('./visit.mjs').Visit} visit
 * @param {string} endpoint
 */
export function answerWcAjax(visit, endpoint) {
  const { session, fields, response } = visit
  if (endpoint === 'aws_action') return answerSearch(visit)
  if (endpoint === 'get_refreshed_fragments') return sendFragments(response, session)
  if (endpoint !== 'add_to_cart') return sendText(response, '0')
  if (!addToCart(session, fields)) {
    const product = productById(Number(fields['product_id']))
    return sendJson(response, { error: true, product_url: product ? `/product/${product.slug}/` : '/shop/' })
  }
  sendFragments(response, session)
}

/**
 * Puts a product into the cart, by ajax, by link or by form.
 * @param {import('./session.mjs').Session} session
 * @param {Record<string, string>} fields `product_id` or `add-to-cart`, and what the product's form holds
 * @returns {import('./content/products.mjs').Product | undefined} the product, or nothing when it can not be bought so
 */
export function addToCart(session, fields) {
  const wanted = Number(fields['product_id'] || fields['add-to-cart'])
  const product = productById(wanted)
  const quantity = fields['quantity'] === undefined ? 1 : Number(fields['quantity'])
  if (!product || !isPurchasable(product)) return undefined
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MOST) return undefined
  const variation = chosenVariation(product, fields)
  if (product.type === 'variable' && !variation) return undefined
  const line = cartLine({
    productId: product.id,
    variationId: variation?.id ?? 0,
    quantity,
    engraving: fields['engraving'] ?? '',
  })
  session.cart = addLine(session.cart, line)
  return product
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

import { cartHash } from '../cart.mjs'
import { setCartCookies } from '../cart-cookies.mjs'
import { productById, variationOf } from '../catalogue.mjs'
import { bagItem } from '../templates/bag.mjs'
import { addToCart } from '../wc-ajax.mjs'
import { productView } from './product-view.mjs'

/**
 * The two actions of the quick-view plugin (contract 02 §11): one asked by POST, the other by GET.
 * @param {import('../visit.mjs').Visit} visit
 * @returns {string | undefined} the answer, which is sent as HTML whatever it is; undefined for other actions
 */
export function answerQuickView(visit) {
  const { fields, url } = visit
  if (fields['action'] === 'jckqv') return view(fields['product_id'] ?? '')
  if (url.searchParams.get('action') === 'jckqv_add_to_cart') return add(visit)
  return undefined
}

/** @param {string} wanted `57`, or `57:62` */
function view(wanted) {
  const [id, variation] = wanted.split(':').map(Number)
  const product = productById(id ?? 0)
  if (!product) return ''
  return productView(product, variationOf(product, { id: variation ?? 0 }))
}

/** @param {import('../visit.mjs').Visit} visit */
function add(visit) {
  const { session, response } = visit
  const fields = twiceDecoded(visit.url.searchParams)
  if (isThereAlready(session, fields)) {
    return refusal('individual', 'You cannot add another one of these to your cart.', fields)
  }
  if (addToCart(visit, fields).outcome !== 'added') {
    return refusal('fail', 'Please choose product options before you add this product to your cart.', fields)
  }
  setCartCookies(response, session.cart)
  return JSON.stringify({
    fragments: {
      'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content"></div>',
      '.shopping-bag-item': bagItem(session.cart),
    },
    cart_hash: cartHash(session.cart),
  })
}

/** The plugin decodes attributes once more than PHP has done. @param {URLSearchParams} query */
function twiceDecoded(query) {
  const decoded = [...query].map(([name, value]) =>
    name.startsWith('attribute_') ? [name, decodeURIComponent(value.replaceAll('+', ' '))] : [name, value],
  )
  return Object.fromEntries(decoded)
}

/** @param {import('../session.mjs').Session} session @param {Record<string, string>} fields */
function isThereAlready({ cart }, fields) {
  const product = productById(Number(fields['product_id']))
  const variation = product && variationOf(product, { id: Number(fields['variation_id']) })
  return variation?.soldIndividually === true && cart.some(({ variationId }) => variationId === variation.id)
}

/** @param {'fail' | 'individual'} result @param {string} message @param {Record<string, string>} get */
function refusal(result, message, get) {
  return JSON.stringify({ result, message, get })
}

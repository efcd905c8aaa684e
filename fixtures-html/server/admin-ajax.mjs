import { answerPeople } from './builder/answer-people.mjs'
import { removeLines, totalCents } from './cart.mjs'
import { setCartCookies } from './cart-cookies.mjs'
import { productById } from './catalogue.mjs'
import { answerDirectory } from './directory/answer-directory.mjs'
import { answerFeed } from './feed/answer-feed.mjs'
import { answerLove } from './loves.mjs'
import { priceElement } from './money.mjs'
import { answerQuickView } from './quick-view/answer-quick-view.mjs'
import { sendHtml } from './reply.mjs'
import { answerSearch } from './search/answer-search.mjs'
import { wishlistRow } from './templates/wishlist.mjs'
import { knownAction } from './theme-actions.mjs'
import { answerWishlistPlugin } from './wishlist/change-wishlist.mjs'

/**
 * `POST /wp-admin/admin-ajax.php`. Every answer has status 200, as WordPress's has, but for the theme's action that the
 * server has under another name.
 * @param {import('./visit.mjs').Visit} asked
 */
export function answerAdminAjax(asked) {
  const action = knownAction(asked.fields['action'] ?? '', asked.session)
  if (action === undefined) return sendHtml(asked.response, '0', { status: 400 })
  const visit = { ...asked, fields: { ...asked.fields, action } }
  if (action === 'aws_action') return answerSearch(visit)
  if (answerWishlistPlugin(visit)) return
  sendHtml(
    visit.response,
    answerQuickView(visit) ??
      answerPeople(visit) ??
      answerDirectory(visit) ??
      answerFeed(visit) ??
      body(visit),
  )
}

/**
 * @param {import('./visit.mjs').Visit} visit
 * @returns {string}
 */
function body({ session, fields, response }) {
  switch (fields['action']) {
    case 'love_it':
    case 'unlove_it':
      return answerLove(session, fields)
    case 'uplift_cart_product_remove':
      session.cart = removeLines(session.cart, {
        productId: Number(fields['product_id']),
        variationId: Number(fields['variation_id'] || 0),
      })
      setCartCookies(response, session.cart)
      return `\n${priceElement(totalCents(session.cart))}\n`
    case 'uplift_add_to_wishlist':
      return wishlistAnswer(Number(fields['product_id']))
    default:
      return '0'
  }
}

/**
 * JSON text, but sent as HTML (contract 02 §4.3); nothing for an unknown product. The list itself is kept by the
 * wishlist plugin's call, or by the link.
 * @param {number} id
 */
function wishlistAnswer(id) {
  const product = productById(id)
  return product ? JSON.stringify({ wishlist_output: wishlistRow(product) }) : ''
}

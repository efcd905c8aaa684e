import { productById } from '../catalogue.mjs'
import { sendHtml } from '../reply.mjs'
import { wishlistForm } from './wishlist-page.mjs'

/**
 * The wishlist plugin's own calls (contract 02 §4.3, §4.4); nothing for those of others.
 * @param {import('../visit.mjs').Visit} visit
 * @returns {boolean} whether it has answered
 */
export function answerWishlistPlugin({ session, fields, response }) {
  switch (fields['action']) {
    case 'add_to_wishlist': {
      const result = addToWishlist(session, Number(fields['add_to_wishlist']))
      const message = result === 'true' ? 'Product added!' : 'The product is already in your wishlist!'
      sendHtml(response, JSON.stringify({ result, message, user_wishlists: [], wishlist_url: '/wishlist/' }))
      return true
    }
    case 'remove_from_wishlist':
      removeFromWishlist(session, Number(fields['remove_from_wishlist']))
      sendHtml(response, wishlistForm(session.wishlist))
      return true
    default:
      return false
  }
}

/**
 * @param {import('../session.mjs').Session} session
 * @param {number} id
 * @returns {'true' | 'exists' | 'error'} as the plugin says it
 */
export function addToWishlist(session, id) {
  if (!productById(id)) return 'error'
  if (session.wishlist.includes(id)) return 'exists'
  session.wishlist = [id, ...session.wishlist]
  return 'true'
}

/**
 * @param {import('../session.mjs').Session} session
 * @param {number} id
 */
export function removeFromWishlist(session, id) {
  session.wishlist = session.wishlist.filter((listed) => listed !== id)
}

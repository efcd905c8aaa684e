import { answerAdminAjax } from './admin-ajax.mjs'
import { applyPeopleKnobs } from './builder/answer-people.mjs'
import { savedListings } from './builder/listings.mjs'
import { sendPart } from './byte-range.mjs'
import { removeLine, withCoupon } from './cart.mjs'
import { setCartCookies } from './cart-cookies.mjs'
import { takeCartForm } from './cart-form.mjs'
import { answerRest, isRestCall } from './contact/answer-rest.mjs'
import { isCaptchaPicture, sendCaptchaPicture } from './contact/captcha.mjs'
import { formById } from './contact/forms.mjs'
import { applyContactKnobs } from './contact/knobs.mjs'
import { takeForm } from './contact/take-form.mjs'
import { applyDirectoryKnobs } from './directory/answer-directory.mjs'
import { ENGRAVING_PATHS } from './engraving/engraving-pages.mjs'
import { newEngraving } from './engraving/engraving-state.mjs'
import { takeEngraving } from './engraving/take-engraving.mjs'
import { addFaults, carryOut, faultOf } from './faults.mjs'
import { applyFeedKnobs } from './feed/answer-feed.mjs'
import { isFeedPicture, sendFeedPicture } from './feed/pictures.mjs'
import { answerFixtureCall } from './fixture-calls.mjs'
import { showGallery } from './gallery.mjs'
import { isJoinedStyles, sendJoinedStyles } from './joined-styles.mjs'
import { record } from './journal.mjs'
import { isTone, toneAt } from './media/tone.mjs'
import { applyDiscountKnobs } from './product/discounts.mjs'
import { isFullPicture, sendFullPicture } from './product/full-picture.mjs'
import { redirect } from './reply.mjs'
import { applySearchKnobs } from './search/session-knobs.mjs'
import { showPage } from './show-page.mjs'
import { showWidget } from './show-widget.mjs'
import { answerPhotos, isPhotoCall } from './social/photo-service.mjs'
import { filePlace, sendFile } from './static-files.mjs'
import { ORDER_PATH } from './templates/cart-page.mjs'
import { TRACK_PATH, trackingStatus } from './templates/track-order.mjs'
import { applyThemeActionKnobs } from './theme-actions.mjs'
import { callName } from './visit.mjs'
import { addToCart, answerWcAjax } from './wc-ajax.mjs'
import { addToWishlist, removeFromWishlist } from './wishlist/change-wishlist.mjs'
import { WISHLIST_PATH } from './wishlist/wishlist-page.mjs'

/**
 * Answers one request.
 * @param {import('./visit.mjs').Visit} visit
 */
export async function route(visit) {
  const { request, response, url, session, fields, settings } = visit
  if (url.pathname.startsWith('/fixture/')) return answerFixtureCall(visit)
  const place = filePlace(url.pathname, settings.distDir)
  const call = callName(url, fields)
  if (call !== 'page' || !place) {
    record(session, { method: request.method ?? '', path: url.pathname + url.search, action: call, fields })
  }
  if (!place) applySessionKnobs(visit)
  const fault = faultOf(session, call, url.pathname.split('/').pop())
  if (fault && !(call === 'page' && place) && (await carryOut(fault, response)) === 'answered') return
  if (response.destroyed) return
  if (isFeedPicture(url.pathname)) return sendFeedPicture(visit)
  if (isFullPicture(url.pathname)) return sendFullPicture(visit)
  const tone = isTone(url.pathname) && toneAt(url.pathname)
  if (tone) return sendPart(request, response, tone, { 'content-type': 'audio/wav' })
  if (isJoinedStyles(url)) return sendJoinedStyles(visit)
  if (place) return sendFile(request, response, place)
  if (isPhotoCall(url.pathname)) return answerPhotos(visit)
  if (isCaptchaPicture(url.pathname)) return sendCaptchaPicture(visit)
  if (isRestCall(url)) return answerRest(visit)
  if (url.pathname === '/wp-admin/admin-ajax.php') return answerAdminAjax(visit)
  const endpoint = url.searchParams.get('wc-ajax')
  if (endpoint) return answerWcAjax(visit, endpoint)
  return answerPage(visit)
}

/** Applies the parameters of an address to the visitor's session, before the page is made. @param {import('./visit.mjs').Visit} visit */
function applySessionKnobs({ url, session, response }) {
  const query = url.searchParams
  addFaults(session, query.getAll('fault'))
  applySearchKnobs(query, session)
  applyDiscountKnobs(query, session)
  applyPeopleKnobs(query, session)
  applyDirectoryKnobs(query, session)
  applyFeedKnobs(query, session)
  applyContactKnobs(query, session)
  applyThemeActionKnobs(query, session)
  if (query.get('user') === 'in') session.loggedIn = true
  if (query.get('user') === 'out') session.loggedIn = false
  const coupon = query.get('coupon')
  if (coupon !== null && /^\d{1,2}$/.test(coupon)) {
    session.cart = withCoupon(session.cart, Number(coupon))
    setCartCookies(response, session.cart)
  }
  if (query.has('empty-cart')) {
    session.cart = []
    setCartCookies(response, session.cart)
  }
}

/** @param {import('./visit.mjs').Visit} visit */
async function answerPage(visit) {
  const { url, session, response, fields } = visit
  const isPost = visit.request.method === 'POST'
  const query = url.searchParams
  const next = followLink(visit)
  if (next) return redirect(response, next)
  if (url.pathname.startsWith('/widgets/')) return showWidget(visit)
  if (url.pathname === '/' && !query.has('s') && !query.has('product_cat')) return showGallery(visit)
  if (url.pathname === '/cart/' && isPost) return takeCartForm(visit)
  if (url.pathname === TRACK_PATH && isPost) return showPage(visit, { notice: trackingStatus(fields) })
  if (isPost && (ENGRAVING_PATHS.includes(url.pathname) || 'engraving_completion' in fields)) {
    const engraved = takeEngraving(visit)
    return engraved && showPage(visit, { engraved })
  }
  if (isPost && url.pathname === '/checkout/') return placeOrder(visit)
  const form = isPost ? formById(Number(fields['_wpcf7']), session.contact.knobs) : undefined
  if (form) return showPage(visit, { taken: takeForm(form, visit.entries, session.contact) })
  if (isPost && session.loggedIn) session.listings = savedListings(session.listings, fields)
  const wanted = fields['add-to-cart'] ? fields : Object.fromEntries(query)
  if (!wanted['add-to-cart']) return showPage(visit)
  const added = addToCart(visit, wanted)
  setCartCookies(response, session.cart)
  return showPage(visit, { notice: noticeOf(added) })
}

/**
 * Does what a link alone asks for, as the shop's plugins do for a browser without scripts.
 * @param {import('./visit.mjs').Visit} visit
 * @returns {string | undefined} where the browser is to go next, if not on to the page itself
 */
function followLink({ url, session, response }) {
  const query = url.searchParams
  const wished = query.get('add_to_wishlist')
  if (wished) {
    addToWishlist(session, Number(wished))
    return '/home/'
  }
  if (url.pathname === WISHLIST_PATH) removeFromWishlist(session, Number(query.get('remove_from_wishlist')))
  const removed = query.get('remove_item')
  if (url.pathname !== '/cart/' || !removed) return undefined
  session.cart = removeLine(session.cart, removed)
  setCartCookies(response, session.cart)
  return '/cart/'
}

/** Takes the order: what was in the cart and what was to be engraved are done with. @param {import('./visit.mjs').Visit} visit */
function placeOrder({ session, response }) {
  session.cart = []
  session.engraving = newEngraving()
  setCartCookies(response, session.cart)
  redirect(response, ORDER_PATH)
}

/** @param {import('./wc-ajax.mjs').Added} added */
function noticeOf(added) {
  switch (added.outcome) {
    case 'added':
      return `“${added.product.title}” has been added to your cart.`
    case 'repriced':
      return `The price has changed: “${added.product.title}” is not in your cart. Please look at the new price and add it again.`
    default:
      return 'Please choose product options before you add this product to your cart.'
  }
}

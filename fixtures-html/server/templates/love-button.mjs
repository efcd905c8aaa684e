import { region } from '../html.mjs'

/** The nonce of a guest's saved page. */
export const GUEST_NONCE = '9f2c1ab0de'

/**
 * Contract 01 §1. User and class are filled in for each session.
 * @param {{ id: number, likes: number }} item
 */
export function loveButton({ id, likes }) {
  return `<div class="love-it-wrapper">
 <a href="#" class="love-it" data-post-id="${id}" data-user-id="0"><i class="sf-icon-like"></i><span class="love-count"><data class="count" value="">${likes.toLocaleString('en-AU')}</data> Likes</span></a>
</div>`
}

/**
 * The data carrier of all love buttons of a page.
 * @param {{ nonce?: string, loggedIn?: boolean }} [visitor]
 */
export function loveLocale({ nonce = GUEST_NONCE, loggedIn = false } = {}) {
  return `<div id="loveit-locale" data-ajaxurl="/wp-admin/admin-ajax.php" data-nonce="${nonce}"
   data-alreadyloved="You have already loved this item." data-error="Sorry, there was a problem processing your request." data-loggedin="${loggedIn}"></div>`
}

/** @param {{ nonce?: string, loggedIn?: boolean }} [visitor] */
export function loveLocaleRegion(visitor) {
  return region('loveit-locale', loveLocale(visitor))
}

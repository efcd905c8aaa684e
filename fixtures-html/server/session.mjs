import { randomUUID } from 'node:crypto'
import { firstListings } from './builder/listings.mjs'
import { firstCart } from './cart.mjs'
import { newContact } from './contact/contact-state.mjs'
import { newEngraving } from './engraving/engraving-state.mjs'
import { USUAL_DISCOUNT } from './product/discounts.mjs'
import { GUEST_NONCE } from './templates/love-button.mjs'

/**
 * The server's data about one visitor.
 * @typedef {object} Session
 * @property {string} id
 * @property {boolean} loggedIn
 * @property {import('./cart.mjs').Line[]} cart
 * @property {number[]} wishlist product ids, newest first
 * @property {Map<number, number>} loveCounts changes to the printed count by post id
 * @property {Set<number>} loved posts that the logged-in user loved
 * @property {import('./faults.mjs').Fault[]} faults
 * @property {import('./journal.mjs').Entry[]} journal
 * @property {number} searchRows how many products each answer of the search holds; 0 for what was found
 * @property {boolean} searchIsHostile
 * @property {boolean} directoryIsHostile what the directory's search answers
 * @property {boolean} feedIsHostile what the calls of the page feed answer
 * @property {string | Record<string, string>} feedMetadata what the feed's visitors have had kept: joined text, or the newer builds' object
 * @property {boolean} peopleAreHostile what the team's and the directory's calls answer
 * @property {import('./builder/listings.mjs').Listing[]} listings of this user in the directory
 * @property {import('./shipping.mjs').Destination | null} shipping where the cart is sent to, once that was requested
 * @property {import('./contact/contact-state.mjs').ContactState} contact
 * @property {import('./engraving/engraving-state.mjs').EngravingState} engraving
 * @property {'new' | 'old' | 'none'} themeActions by which names the theme's actions are known
 * @property {import('./product/discounts.mjs').Discount} discount of every variable product
 */

export const COOKIE = 'fixture-session'
export const USER_ID = 5
const USER_NONCE = 'b71d04c95a'

/** More visitors than this, and the longest known is forgotten. */
const SESSIONS_KEPT = 2000

/**
 * @param {string} [id]
 * @returns {Session}
 */
export function newSession(id = randomUUID()) {
  return {
    id,
    loggedIn: false,
    cart: firstCart(),
    wishlist: [],
    loveCounts: new Map(),
    loved: new Set(),
    faults: [],
    journal: [],
    searchRows: 0,
    searchIsHostile: false,
    peopleAreHostile: false,
    directoryIsHostile: false,
    feedIsHostile: false,
    feedMetadata: '',
    listings: firstListings(),
    shipping: null,
    contact: newContact(),
    engraving: newEngraving(),
    themeActions: 'new',
    discount: USUAL_DISCOUNT,
  }
}

/** Back to how it began, under the same cookie. @param {Session} session */
export function resetSession(session) {
  Object.assign(session, newSession(session.id))
}

/** The nonce that this visitor's love buttons must send. @param {Session} session */
export function loveNonce({ loggedIn }) {
  return loggedIn ? USER_NONCE : GUEST_NONCE
}

/** All visitors of one server. */
export function createSessions() {
  /** @type {Map<string, Session>} */
  const sessions = new Map()

  return {
    /**
     * @param {string | undefined} cookieHeader
     * @returns {{ session: Session, isNew: boolean }}
     */
    find(cookieHeader) {
      const id = cookieValue(cookieHeader ?? '', COOKIE)
      const known = id ? sessions.get(id) : undefined
      if (known) return { session: known, isNew: false }
      const session = newSession(id && /^[\w-]{1,64}$/.test(id) ? id : undefined)
      sessions.set(session.id, session)
      const oldest = sessions.keys().next().value
      if (sessions.size > SESSIONS_KEPT && oldest) sessions.delete(oldest)
      return { session, isNew: true }
    },
  }
}

/**
 * @param {string} header
 * @param {string} name
 */
export function cookieValue(header, name) {
  const pair = header.split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

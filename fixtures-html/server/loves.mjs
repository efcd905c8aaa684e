import { loveNonce, USER_ID } from './session.mjs'

/** @typedef {import('./session.mjs').Session} Session */

const LOVE_BUTTON =
  /(<a href="#" class="love-it)(" data-post-id=")(\d+)(" data-user-id=")\d+("[\s\S]*?<data class="count" value="">)([\d,]*)(<\/data>)/g

/**
 * The love plugin's two calls. A guest's loves are only counted, a user's are remembered.
 * @param {Session} session
 * @param {Record<string, string>} fields
 * @returns {string} the body of the answer
 */
export function answerLove(session, { action, item_id = '', love_it_nonce }) {
  const id = Number(item_id)
  if (love_it_nonce !== loveNonce(session) || !Number.isInteger(id) || id <= 0) return ''
  return action === 'love_it' ? love(session, id) : unlove(session, id)
}

/**
 * @param {Session} session
 * @param {number} id
 */
function love(session, id) {
  if (session.loggedIn && session.loved.has(id)) return 'failed'
  if (session.loggedIn) session.loved.add(id)
  session.loveCounts.set(id, (session.loveCounts.get(id) ?? 0) + 1)
  return 'loved'
}

/**
 * @param {Session} session
 * @param {number} id
 */
function unlove(session, id) {
  if (session.loggedIn && !session.loved.delete(id)) return 'failed'
  session.loveCounts.set(id, (session.loveCounts.get(id) ?? 0) - 1)
  return 'unloved'
}

/**
 * Prints every love button of a page as this visitor gets it: user, count, and `loved` for users only.
 * @param {string} page
 * @param {Session} session
 */
export function fillLoveButtons(page, session) {
  const user = session.loggedIn ? USER_ID : 0
  return page.replace(LOVE_BUTTON, (_, start, toId, id, toUser, toCount, printed, end) => {
    const count = Number(printed.replaceAll(',', '')) + (session.loveCounts.get(Number(id)) ?? 0)
    const loved = session.loggedIn && session.loved.has(Number(id)) ? ' loved' : ''
    return `${start}${loved}${toId}${id}${toUser}${user}${toCount}${Math.max(0, count).toLocaleString('en-AU')}${end}`
  })
}

/**
 * One request of a visitor, as tests read it.
 * @typedef {object} Entry
 * @property {string} method
 * @property {string} path with its query
 * @property {string} action the call's name: an ajax action, a wc-ajax endpoint, `chunk`, `page` or `price-check`
 * @property {Record<string, string>} fields what the body carried
 * @property {number} at milliseconds since 1970
 */

/** A visitor that asks for more loses the oldest. */
const ENTRIES_KEPT = 1000

/**
 * @param {import('./session.mjs').Session} session
 * @param {Omit<Entry, 'at'>} entry
 */
export function record(session, entry) {
  session.journal.push({ ...entry, at: Date.now() })
  if (session.journal.length > ENTRIES_KEPT) session.journal.shift()
}

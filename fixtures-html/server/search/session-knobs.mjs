/** More rows than this make no other point. */
const MOST_ROWS = 10_000

/**
 * `?search-rows=50` and `?search-hostile` hold for this visitor until `?search-rows=0`, `?search-hostile=off`.
 * @param {URLSearchParams} query
 * @param {import('../session.mjs').Session} session
 */
export function applySearchKnobs(query, session) {
  const rows = query.get('search-rows')
  if (rows !== null && /^\d{1,5}$/.test(rows)) session.searchRows = Math.min(Number(rows), MOST_ROWS)
  const hostile = query.get('search-hostile')
  if (hostile !== null) session.searchIsHostile = hostile !== 'off'
}

import { oneOf } from '../one-of.mjs'

/**
 * Who keeps the cart fresh, and what of it the page cache knows.
 * @typedef {object} FragmentsKnobs
 * @property {'laurel' | 'plugin' | 'off'} fragments `laurel`: the plugin's data without its script; `off`: neither
 * @property {boolean} isCached the bag is that of a page which was cached for a visitor without a cart
 */

/** @param {URLSearchParams} query @returns {FragmentsKnobs} */
export function fragmentsKnobs(query) {
  return {
    fragments: oneOf(query.get('fragments'), ['off', 'laurel', 'plugin']),
    isCached: query.has('cached'),
  }
}

import { oneOf } from '../one-of.mjs'

/**
 * The script that keeps the cart fresh, and the bag that the page cache has stored.
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

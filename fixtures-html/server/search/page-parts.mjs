import { searchBox } from '../templates/search-box.mjs'
import { searchStyle } from '../templates/search-style.mjs'

/**
 * The page's own values for its search box.
 * @typedef {object} PageSearch
 * @property {string} [value] what was searched for
 * @property {string} [tax] taxonomy of the archive
 */

const SECOND_FIELD_ID = '66f1c0ffee02'

/**
 * The regions of a page that belong to the search plugin.
 * @param {import('./box-knobs.mjs').BoxKnobs} knobs
 * @param {PageSearch} page
 */
export function searchParts({ isPrinted, layout, settings, second }, { value = '', tax = '' }) {
  if (!isPrinted) return { 'search-style': '', search: '', 'search-second': '' }
  const box = searchBox({ value, settings: { tax, ...settings } })
  const secondBox = second ? searchBox({ id: SECOND_FIELD_ID, value, settings: { tax, ...second } }) : ''
  return { 'search-style': searchStyle({ layout }), search: box, 'search-second': secondBox }
}

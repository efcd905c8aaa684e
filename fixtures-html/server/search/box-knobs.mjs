import { SETTINGS } from '../templates/search-box.mjs'

/**
 * How one page request varies its search boxes.
 * @typedef {'list' | 'block'} Layout
 * @typedef {import('../templates/search-box.mjs').BoxSettings} BoxSettings
 *
 * @typedef {object} BoxKnobs
 * @property {boolean} isPrinted
 * @property {boolean} hasTexts whether the inline `aws_vars` is there
 * @property {Layout} layout whose stylesheet the page has
 * @property {BoxSettings} settings of the box in the header
 * @property {BoxSettings | undefined} second of a second box, in the page's content
 */

/** As a value, it leaves the attribute out. */
const ABSENT = 'absent'

/**
 * `?search=off`, `?search-min-chars=3`, `?search-show-more=absent`, `?search-second&search-second-timeout=150`,
 * `?search-layout=block`, `?search-texts=off`.
 * @param {URLSearchParams} query
 * @returns {BoxKnobs}
 */
export function boxKnobs(query) {
  return {
    isPrinted: query.get('search') !== 'off',
    hasTexts: query.get('search') !== 'off' && query.get('search-texts') !== 'off',
    layout: query.get('search-layout') === 'block' ? 'block' : 'list',
    settings: settingsIn(query, 'search-'),
    second: query.has('search-second') ? settingsIn(query, 'search-second-') : undefined,
  }
}

/**
 * @param {URLSearchParams} query
 * @param {string} prefix
 * @returns {BoxSettings}
 */
function settingsIn(query, prefix) {
  const given = Object.keys(SETTINGS).filter((name) => query.has(prefix + name))
  return Object.fromEntries(
    given.map((name) => {
      const value = query.get(prefix + name)
      return [name, value === ABSENT ? null : value]
    }),
  )
}

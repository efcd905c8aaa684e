import { oneOf } from '../one-of.mjs'

/**
 * How one request varies a list of several pages, and its links.
 * @typedef {object} ListKnobs
 * @property {'links' | 'load-more' | 'infinite'} mode
 * @property {number} perPage
 * @property {number} pages `Infinity` for a list without an end
 * @property {'right' | 'loop' | 'elsewhere' | 'none' | 'absent'} next where the next link leads from the second page on
 * @property {number} published so many items were published after the first page was printed
 * @property {boolean} isEmpty from the second page on
 */

const PER_PAGE = 6
const PAGES = 3
const MOST_PER_PAGE = 1000

/** @param {URLSearchParams} query @returns {ListKnobs} */
export function listKnobs(query) {
  const pages = query.get('pages')
  return {
    mode: pagingMode(query),
    perPage: Math.min(wholeNumber(query.get('per-page')) || PER_PAGE, MOST_PER_PAGE),
    pages: pages === 'endless' ? Infinity : wholeNumber(pages) || PAGES,
    next: oneOf(query.get('next'), ['right', 'loop', 'elsewhere', 'none', 'absent']),
    published: wholeNumber(query.get('published')),
    isEmpty: query.has('empty-pages'),
  }
}

/** @param {URLSearchParams} query @returns {ListKnobs['mode']} */
export function pagingMode(query) {
  if (query.has('load-more')) return 'load-more'
  return query.has('infinite') ? 'infinite' : 'links'
}

/** @param {string | null} text */
function wholeNumber(text) {
  return /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0
}

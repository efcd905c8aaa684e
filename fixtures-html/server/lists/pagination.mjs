import { escapeHtml } from '../html.mjs'

/** Numbers that are printed, however many pages there are. */
const MOST_NUMBERS = 9

/** @typedef {import('./list-knobs.mjs').ListKnobs['mode']} PagingMode */

/**
 * The markup around the links to the other pages of a list, with or without a button before it (contract 03 §8.1).
 * @param {string} links
 * @param {PagingMode} mode
 */
export function paginationWrap(links, mode) {
  if (mode === 'links') return `<div class="pagination-wrap">${links}</div>`
  if (mode === 'infinite') return `<div class="pagination-wrap infinite-scroll-enabled">${links}</div>`
  return `<a href="#" class="load-more-btn">Load More</a>
<div class="pagination-wrap load-more hidden infinite-scroll-enabled">${links}</div>`
}

/**
 * The links of a blog or portfolio: the last entry is there on the last page too, and empty.
 * @param {{ page: number, pages: number, addressOf: (page: number) => string, next: string | undefined }} list
 */
export function listLinks({ page, pages, addressOf, next }) {
  const numbers = Array.from({ length: Math.min(pages, MOST_NUMBERS) }, (_, index) => index + 1).map(
    (number) =>
      number === page
        ? `<li><span class="current" aria-current="page">${number}</span></li>`
        : `<li><a href="${escapeHtml(addressOf(number))}" class="single_page">${number}</a></li>`,
  )
  const link = next === undefined ? '' : `<a href="${escapeHtml(next)}">Next</a>`
  return `<ul class="pagenavi bar-styling">${numbers.join('')}<li class="next">${link}</li></ul>`
}

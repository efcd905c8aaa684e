import { attributes } from './attributes.mjs'
import { givenOr } from './given.mjs'
import { nextMap } from './paging-map.mjs'

/** @typedef {import('./knobs.mjs').FeedKnobs} FeedKnobs */
/** @typedef {import('./pages.mjs').NetworkPage} NetworkPage */

/** Whether all of it is printed at once, and shown bit by bit. @param {FeedKnobs} knobs */
export const pagedByUs = ({ kind }) => kind === 'events' || kind === 'reviews'

/**
 * Where the next posts are to be requested.
 * @param {{ page: NetworkPage, knobs: FeedKnobs, from: number, until?: number, previous?: Record<string, unknown>, step: number }} next `previous` is where these posts were
 */
export function pagingInput(next) {
  const { knobs, previous, step } = next
  const map = pagedByUs(knobs) ? {} : nextMap(next)
  const printed = { 'cff-pag-url': JSON.stringify(map), 'cff-prev-url': JSON.stringify(previous ?? map) }
  const values = Object.entries(printed).map(([name, usual]) => [
    `data-${name}`,
    step === 2 ? givenOr(knobs, name, usual) : usual,
  ])
  return `<input type="hidden" class="cff-pag-url"${attributes(Object.fromEntries(values))} value="">`
}

/** @param {FeedKnobs} knobs */
export function loadMoreButton(knobs) {
  return `<a${attributes({
    href: 'javascript:void(0);',
    id: 'cff-load-more',
    class: 'cff-load-more',
    'data-cff-bg': givenOr(knobs, 'cff-bg', '#eeeeee'),
    'data-cff-hover': givenOr(knobs, 'cff-hover', '#dddddd'),
    'data-no-more': givenOr(knobs, 'no-more', 'No more posts'),
  })}><span>Load more</span></a>`
}

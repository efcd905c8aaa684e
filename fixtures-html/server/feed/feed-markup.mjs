import { attributes } from './attributes.mjs'
import { eventItem } from './event-markup.mjs'
import { feedAttributes } from './feed-element.mjs'
import { gridItem } from './grid-markup.mjs'
import { isGrid } from './knobs.mjs'
import { likebox } from './likebox.mjs'
import { loadMoreButton, pagedByUs, pagingInput } from './paging-markup.mjs'
import { postItem } from './post-markup.mjs'
import { postsFrom } from './posts.mjs'
import { resizedRecords } from './resized-records.mjs'
import { reviewItem } from './review-markup.mjs'

/** @typedef {import('./knobs.mjs').FeedKnobs} FeedKnobs */

const CREDIT =
  '<p class="cff-credit"><a href="https://feed.example/" target="_blank">Shown by the feed’s plugin</a></p>'

/**
 * A feed with its header, as the shortcode prints it (contract 05 §1.2).
 * @param {{ page: import('./pages.mjs').NetworkPage, knobs: FeedKnobs, shortcode: string, heading: string }} feed
 */
export function feedMarkup({ page, knobs, shortcode, heading }) {
  const count = pagedByUs(knobs) ? knobs.total : knobs.count
  const posts = postsFrom({ page, from: 0, count, total: knobs.total })
  const box = (/** @type {FeedKnobs['likebox']} */ place, /** @type {string} */ classes) =>
    knobs.likebox === place ? `<section class="cff-likebox ${classes}">${likebox(page)}</section>` : ''
  const feed = `<div${feedAttributes(knobs, { shortcode, shown: posts.length })}>
<div class="cff-posts-wrap">${box('top', 'cff-top')}${items(posts, knobs)}</div>
${knobs.hasResizing ? resizedData({ page, knobs, posts }) : ''}
${pagingInput({ page, knobs, from: posts.length, step: 2 })}
${loadMoreButton(knobs)}
${box('bottom', 'cff-bottom')}${knobs.hasCredit ? CREDIT : ''}
</div>`
  return `<div class="cff-wrapper"><div class="cff-header cff-nojs"><h3>${heading}</h3></div>${box('outside', 'cff-outside cff-top')}
${knobs.hasWrapper ? `<div class="cff-wrapper-ctn">${feed}</div>` : feed}
<div class="cff-clear"></div></div>`
}

/** @param {{ page: import('./pages.mjs').NetworkPage, knobs: FeedKnobs, posts: readonly import('./posts.mjs').Post[] }} shown */
function resizedData({ page, knobs, posts }) {
  return `<span${attributes({
    class: 'cff_resized_image_data',
    'data-feedid': `cff_${page.key}_${knobs.count}`,
    'data-resized': knobs.given.get('resized') ?? (isGrid(knobs) ? '[]' : resizedRecords(posts)),
  })}></span>`
}

/** @param {readonly import('./posts.mjs').Post[]} posts @param {FeedKnobs} knobs */
export function items(posts, knobs) {
  return posts.map((post) => item(post, knobs)).join('\n')
}

/** @param {import('./posts.mjs').Post} post @param {FeedKnobs} knobs */
function item(post, knobs) {
  if (isGrid(knobs)) return gridItem(post, knobs)
  if (knobs.kind === 'reviews') return reviewItem(post, knobs)
  return knobs.kind === 'events' || knobs.kind === 'past-events'
    ? eventItem(post, knobs)
    : postItem(post, knobs)
}

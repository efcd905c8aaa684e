import { escapeHtml } from '../html.mjs'
import { attributes } from './attributes.mjs'
import { commentsOf, countsOf } from './comments.mjs'
import { networkUrl } from './media-parts.mjs'

/** @typedef {import('./posts.mjs').Post} Post */

const LINK_COLOUR = '#14559c'
const COMMENTS_SHOWN = '4'

/**
 * The markup under a post: its numbers, its comments, the link to the network.
 * @param {Post} post
 * @param {import('./knobs.mjs').FeedKnobs} knobs
 */
export function metaWrap(post, knobs) {
  const comments = knobs.hasComments ? `${viewComments(post, knobs)}` : ''
  return `<div class="cff-meta-wrap">${comments}${postLinks(networkUrl(post))}${knobs.hasComments ? commentsBox(post, knobs) : ''}</div>`
}

/** @param {string} path */
const icon = (path) => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`
const THUMB = icon('M2 10h4v11H2zM8 20V9l5-7c3 1 2 4 1 7h7l-2 11z')
const ARROW = icon('M14 4v4C6 8 3 13 2 19c3-4 6-5 12-5v5l8-8z')
const BUBBLE = icon('M2 3h20v14H10l-5 5v-5H2z')
const DOWN = icon('m4 8 8 8 8-8')

/**
 * @param {Post} post
 * @param {import('./knobs.mjs').FeedKnobs} knobs
 */
function viewComments(post, { isGroup, commentsBy }) {
  const { likes, shares, comments } = countsOf(post, { isGroup })
  const count = (/** @type {number | string} */ number) => `<span class="cff-count">${number}</span>`
  const isScripted = commentsBy === 'script'
  return `<div class="cff-view-comments-wrap"><a href="javaScript:void(0);" class="cff-view-comments" id="${post.originalId}"><span class="cff-screenreader">View Comments</span><ul class="cff-meta cff-light"><li class="cff-likes"><span class="cff-icon cff-like"><span class="cff-screenreader">Likes:</span>${THUMB}</span> ${count(likes)}</li><li class="cff-shares"><span class="cff-icon cff-share"><span class="cff-screenreader">Shares:</span>${ARROW}</span> ${count(shares)}</li><li class="cff-comments"><span class="cff-icon cff-comment"><span class="cff-screenreader">Comments:</span>${BUBBLE}</span> ${count(isScripted ? '' : comments)}</li></ul></a></div>`
}

/**
 * @param {Post} post
 * @param {import('./knobs.mjs').FeedKnobs} knobs
 */
function commentsBox(post, knobs) {
  const comments = commentsOf(post, { isHostile: knobs.isHostile })
  const classes = [
    'cff-comments-box cff-light',
    ...(comments.length === 0 ? ['cff-no-comments'] : []),
    ...(post.kind === 'shared-story' ? ['cff-shared-story'] : []),
  ].join(' ')
  const { likes } = countsOf(post, knobs)
  return `<div${attributes({
    class: classes,
    style: knobs.isExpanded ? 'display: block;' : undefined,
    'data-cff-like-text': 'like this',
    'data-cff-likes-text': 'likes this',
    'data-cff-reacted-text': 'reacted to this',
    'data-cff-and-text': 'and',
    'data-cff-other-text': 'other',
    'data-cff-others-text': 'others',
    'data-cff-reply-text': 'Reply',
    'data-cff-replies-text': 'Replies',
    'data-num': COMMENTS_SHOWN,
    'data-cff-meta-link-color': LINK_COLOUR,
    'data-cff-hide-avatars': knobs.hasAvatars ? '' : 'on',
    'data-cff-expand-comments': knobs.isExpanded ? '1' : '',
    'data-cff-post-tags': knobs.hasTags ? 'on' : '',
  })}>${likes > 0 ? '<p class="cff-comment-likes cff-likes"></p>' : ''}<p class="cff-comments cff-comment-on-facebook"><a href="${networkUrl(post)}" target="_blank"><span class="cff-icon">${BUBBLE}</span>Comment on Facebook</a></p><div class="cff-comments-wrap">${comments.slice(0, 25).map(serverComment).join('')}${comments.length > 0 ? showMore() : ''}</div></div>`
}

/** A comment as search engines read it, until the visitor's browser requests all comments. @param {import('./comments.mjs').Comment} comment @param {number} at */
function serverComment({ id, message }, at) {
  return `<div class="cff-comment" id="cff_${id}" data-cff-comment-date="${at + 1} day${at === 0 ? '' : 's'} ago"><p>${escapeHtml(message)}</p></div>`
}

function showMore() {
  return `<p class="cff-comments cff-show-more-comments"><a class="cff-show-more-comments-a" href="javascript:void(0);">${DOWN}<span class="cff-screenreader">View more comments</span></a></p>`
}

/** @param {string} url @param {string} [linkClass] */
export function postLinks(url, linkClass = 'cff-viewpost-facebook') {
  const shared = encodeURIComponent(url)
  const targets = [
    ['facebook', 'Facebook', `https://www.facebook.com/sharer/sharer.php?u=${shared}`],
    ['twitter', 'Twitter', `https://twitter.com/intent/tweet?text=${shared}`],
    ['linkedin', 'LinkedIn', `https://www.linkedin.com/shareArticle?mini=true&amp;url=${shared}`],
    ['email', 'Email', `mailto:?subject=Facebook&amp;body=${shared}`],
  ].map(
    ([name, words, target]) =>
      `<a href="${target}" class="cff-${name}-icon" target="_blank" rel="noopener noreferrer">${ARROW}<span class="cff-screenreader">Share on ${words}</span></a>`,
  )
  return `<div class="cff-post-links"><a class="${linkClass}" href="${url}" title="View on Facebook" target="_blank" rel="nofollow noopener">View on Facebook</a><div class="cff-share-container"><span class="cff-dot">&middot;</span><a class="cff-share-link" href="https://www.facebook.com/sharer/sharer.php?u=${shared}" title="Share">Share</a><p class="cff-share-tooltip">${targets.join('')}</p></div></div>`
}

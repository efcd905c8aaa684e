import { POSTS } from '../content/posts.mjs'
import { escapeHtml } from '../html.mjs'
import { loveButton } from '../templates/love-button.mjs'
import { postDate } from '../templates/posts.mjs'
import { pictureAt, pictureTag, pictureUrl } from './pictures.mjs'
import { slugOf } from './slug.mjs'

/** @typedef {import('../content/posts.mjs').Post} Post */
/** @typedef {'standard' | 'mini' | 'bold' | 'masonry' | 'timeline'} BlogType */
/** @typedef {{ post: Post, at: number, href: string }} Item */

/** Beyond the last post they begin anew, under ids of their own. */
const IDS_PER_ROUND = 10_000
const SECOND_MS = 1000

/** The media that some posts show instead of one picture, by their place in the list. */
const EACH = 8
const SLIDER_AT = 2
const PLAYER_AT = 5
const BARE_AT = 7

/**
 * The posts of a blog list (contract 03 §5.1): some with a slider of thumbnails, some with a player, some without a picture.
 * @param {{ from?: number, count: number, type?: BlogType }} wanted `from` counts from 0, newest first
 */
export function blogItems({ from = 0, count, type = 'standard' }) {
  return Array.from({ length: count }, (_, index) => blogItem(from + index, type)).join('\n')
}

/** @param {number} at @param {BlogType} type */
function blogItem(at, type) {
  const post = postAt(at)
  const item = { post, at, href: `/blog/${post.slug}/` }
  return `<li class="blog-item ${columnOf(type)}${slugOf(post.category)}" id="${post.id}" data-date="${secondsOf(post)}">${PRINT[type](item)}</li>`
}

/** The post at a place of the list. @param {number} at @returns {Post} */
export function postAt(at) {
  const post = POSTS[at % POSTS.length] ?? POSTS[0]
  if (!post) throw new Error('there are no posts')
  return { ...post, id: post.id + Math.floor(at / POSTS.length) * IDS_PER_ROUND }
}

/** @type {Record<BlogType, (item: Item) => string>} */
const PRINT = {
  standard: wholeItem,
  mini: wholeItem,
  bold: ({ post, href }) =>
    `<div class="blog-item-wrap"><div class="details-wrap"><h2><a href="${href}">${escapeHtml(post.title)}</a></h2>${detailsOf(post)}</div></div>`,
  masonry: wholeItem,
  timeline: (item) =>
    `<div class="timeline-item-format-icon-bg"></div><div class="timeline-item-format-icon is-hidden"><i class="sf-icon-text"></i></div><div class="timeline-item-content-wrap is-hidden">${wholeItem(item)}</div>`,
}

/** @param {BlogType} type */
function columnOf(type) {
  if (type === 'masonry') return 'col-sm-4 '
  return type === 'timeline' ? 'col-sm-12 ' : ''
}

/** @param {Item} item */
function wholeItem(item) {
  const { post, href } = item
  return `<div class="blog-item-wrap">${mediaOf(item)}<div class="details-wrap">
 <h3><a href="${href}">${escapeHtml(post.title)}</a></h3>${detailsOf(post)}
 <div class="excerpt"><p>${escapeHtml(post.excerpt)}</p></div>
 <div class="blog-item-aux">${loveButton(post)}</div>
</div></div>`
}

/** @param {Item} item */
function mediaOf({ post, at, href }) {
  const kind = at % EACH
  if (kind === BARE_AT) return ''
  const picture = pictureAt(at)
  if (kind === PLAYER_AT) {
    return `<figure class="media-wrap media-video"><div class="player" id="player-${post.id}"><video preload="none" poster="${pictureUrl(picture)}" width="640" height="360" controls><source src="/assets/workshop.mp4" type="video/mp4"><a href="/assets/workshop.mp4">Download</a></video></div></figure>`
  }
  if (kind === SLIDER_AT) {
    const slides = [at, at + 1].map(
      (shown) => `<li><a href="${href}">${pictureTag(pictureAt(shown))}</a></li>`,
    )
    return `<figure class="animated-overlay"><div class="flexslider thumb-slider"><ul class="slides">${slides.join('')}</ul></div></figure>`
  }
  return `<figure class="animated-overlay overlay-style"><a class="lightbox" data-rel="ilightbox[${post.id}]" data-title="${escapeHtml(post.title)}" href="${pictureUrl(picture)}" aria-label="${escapeHtml(picture.alt)}, larger"></a>${pictureTag(picture)}</figure>`
}

/** @param {Post} post */
const detailsOf = (post) =>
  `<div class="blog-item-details">${postDate(post)} in <a href="/category/${slugOf(post.category)}/">${escapeHtml(post.category)}</a></div>`

/** @param {Post} post */
const secondsOf = ({ date }) => Date.parse(`${date}T00:00:00Z`) / SECOND_MS

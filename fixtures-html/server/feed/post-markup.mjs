import { escapeHtml } from '../html.mjs'
import { attributes } from './attributes.mjs'
import { media } from './media-markup.mjs'
import { metaWrap } from './meta-markup.mjs'
import { faceUrl } from './pictures.mjs'
import { EVENT_TEXT, HOSTILE_TEXT } from './words.mjs'

/** @typedef {import('./posts.mjs').Post} Post */

const HASHTAG_COLOUR = '14559c'

/** @type {Readonly<Record<string, string>>} */
const CLASSES = {
  status: 'cff-status-post',
  'text-link': 'cff-status-post',
  photo: 'cff-photo-post',
  'photo-backdated': 'cff-photo-post',
  'photos-2': 'cff-photo-post cff-album',
  'photos-3': 'cff-photo-post cff-album',
  'photos-4': 'cff-photo-post cff-album',
  'photos-portrait': 'cff-photo-post cff-album',
  link: 'cff-link-item',
  'link-large': 'cff-link-item',
  'link-slider': 'cff-link-item',
  'shared-story': 'cff-link-item',
  event: 'cff-timeline-event',
  video: 'cff-video-post cff-status-post',
  'video-network': 'cff-video-post cff-status-post',
  'video-live': 'cff-video-post cff-status-post',
  embedded: 'cff-embedded-video',
  music: 'cff-audio-post',
  swf: 'cff-swf-post',
  offer: 'cff-offer-post',
}
/** @type {Readonly<Record<string, string>>} */
const STORIES = {
  photo: ' added a photo',
  'photos-4': ' added 6 new photos',
  event: ' created an event',
  'shared-story': ' shared a post',
  'video-live': ' was live',
}

/**
 * A post of the timeline (contract 05 §2.1 to §2.3).
 * @param {Post} post
 * @param {import('./knobs.mjs').FeedKnobs} knobs
 */
export function postItem(post, knobs) {
  const { page, printedTime, time } = post
  const item = attributes({
    class: `cff-item ${CLASSES[post.kind]} author-${page.name.toLowerCase().replaceAll(' ', '-')} cff-${page.key} cff-box cff-new`,
    id: `cff_${post.id}`,
    'data-page-id': page.key,
    'data-cff-timestamp': String(printedTime ?? time),
    'data-cff-backdated': printedTime === undefined ? undefined : String(time),
    'data-object-id': post.objectId,
    // Some posts are of nobody that the network names.
    'data-cff-from': post.index % 9 === 8 ? undefined : page.number,
    'data-comments-js': knobs.commentsBy === 'script' ? 'true' : undefined,
  })
  return `<div${item}>${parts(post, knobs)}${metaWrap(post, knobs)}</div>`
}

/**
 * @param {Post} post
 * @param {import('./knobs.mjs').FeedKnobs} knobs
 */
function parts(post, knobs) {
  const words = `${author(post, knobs)}${text(post, knobs)}`
  const pictures = media(post, knobs)
  return knobs.layout === 'thumb' || knobs.layout === 'half'
    ? `${pictures}<div class="cff-text-wrapper">${words}</div>`
    : `${words}${pictures}`
}

/**
 * @param {Post} post
 * @param {import('./knobs.mjs').FeedKnobs} knobs
 */
function author({ page, when, kind, index }, { hasHandlers }) {
  const date = `<div class="cff-date"> ${when} </div>`
  if (index % 9 === 8) {
    return `<div class="cff-author cff-no-author-info"><div class="cff-author-text"><div class="cff-page-name cff-author-date"><span class="cff-story">${STORIES[kind] ?? ''}</span></div>${date}</div><div class="cff-author-img"></div></div>`
  }
  const link = `https://facebook.com/${page.number}`
  const face = faceUrl(page.key)
  const hides = hasHandlers ? ' onerror="this.style.display=\'none\'"' : ''
  const story = STORIES[kind] ? `<span class="cff-story">${STORIES[kind]}</span>` : ''
  return `<div class="cff-author"><div class="cff-author-text"><div class="cff-page-name cff-author-date"><a href="${link}">${page.name}</a>${story}</div>${date}</div><div class="cff-author-img" data-avatar="${face}"><a href="${link}"><img src="${face}" width="40" height="40" alt="${page.name}"${hides}></a></div></div>`
}

/** The link between a short and a whole text; the server's words for it. */
export const EXPAND =
  '<span class="cff-expand">... <a href="#"><span class="cff-more">See More</span><span class="cff-less">Show Less</span></a></span>'

/**
 * @param {Post} post
 * @param {import('./knobs.mjs').FeedKnobs} knobs
 */
function text(post, { isHostile }) {
  const words = post.kind === 'event' ? eventWords(post) : post.text
  const hostile = isHostile ? ` ${escapeHtml(HOSTILE_TEXT)}` : ''
  return `<p class="cff-post-text"><span class="cff-text" data-color="${HASHTAG_COLOUR}">${words}${hostile} </span>${EXPAND}</p>`
}

/** @param {Post} post */
function eventWords({ index }) {
  const isLong = index % 40 > 20
  return `<span class="cff-details"><span class="cff-timeline-event-title">Club awards evening</span><span class="cff-date"><span class="cff-start-date"><k>July 3rd, </k>6:30pm</span><span class="cff-end-date"> - <k>July ${isLong ? '4th' : '3rd'}, </k>${isLong ? '1:00am' : '9:00pm'}</span></span><span class="cff-where">Bulimba Bowls Club, Quinn Street</span><span class="cff-info">${EVENT_TEXT}</span></span>`
}

import { attributes, srcSet } from './attributes.mjs'
import { FILM } from './film-markup.mjs'
import { FULL_WIDTH, PLACEHOLDER, pictureAt, pictureUrl } from './pictures.mjs'
import { HOSTILE_TEXT } from './words.mjs'

const TITLES = ['Finals 2025', 'Honour boards', 'Small cups', 'The new laser', 'Ekka week', 'Ribbons & bows']
/** One album in so many is not for this list; it is in it all the same, so that it is counted. */
const FILTERED_OUT = 9

/**
 * An album, a photo or a video of a grid (contract 05 §2.5).
 * @param {import('./posts.mjs').Post} post whose place the item has
 * @param {import('./knobs.mjs').FeedKnobs} knobs
 * @returns {string}
 */
export function gridItem(post, knobs) {
  switch (knobs.kind) {
    case 'photos':
      return photo(post, knobs)
    case 'videos':
      return video(post, knobs)
    default:
      return post.index % FILTERED_OUT === FILTERED_OUT - 1
        ? `<p class="cff-empty-album cff-${post.page.key}"></p>`
        : album(post, knobs)
  }
}

/** @param {import('./posts.mjs').Post} post */
const numberOf = ({ id }) => id.split('_')[1] ?? ''

/** @param {import('./posts.mjs').Post} post */
const titleOf = ({ index }) =>
  `${TITLES[index % TITLES.length]}${index < TITLES.length ? '' : `, part ${1 + Math.floor(index / TITLES.length)}`}`

/**
 * @param {import('./posts.mjs').Post} post
 * @param {string} alt
 * @param {Record<string, string>} [more]
 */
function cover({ index }, alt, more = {}) {
  return `<img${attributes({ src: PLACEHOLDER, 'data-orig-source': pictureUrl(pictureAt(index), 720), alt, ...more })}>`
}

/** @param {import('./posts.mjs').Post} post @param {import('./knobs.mjs').FeedKnobs} knobs */
function album(post, { isHostile }) {
  const url = `https://www.facebook.com/media/set/?set=a.${numberOf(post)}`
  const title = isHostile ? `${titleOf(post)} ${HOSTILE_TEXT}` : titleOf(post)
  const item = attributes({
    class: `cff-album-item cff-albums-only cff-col-4 cff-${post.page.key} cff-new`,
    'data-page-id': post.page.key,
    'data-cff-timestamp': String(post.time),
    id: `cff_${numberOf(post)}`,
  })
  return `<div${item}><a${attributes({ href: url, class: 'cff-album-cover nofancybox', 'data-img-src-set': srcSet(post.index, [pictureAt(post.index)]) })}>${cover(post, title, { 'data-cff-full-img': '' })}</a><div class="cff-album-info"><h4><a${attributes({ href: url })}>${attributeless(title)}</a></h4><p>${4 + (post.index % 5)} photos</p></div></div>`
}

/** @param {string} text */
const attributeless = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** @param {import('./posts.mjs').Post} post @param {import('./knobs.mjs').FeedKnobs} knobs */
function photo(post, { isHostile }) {
  const picture = pictureAt(post.index)
  const item = attributes({
    class: `cff-album-item cff-col-4 cff-new cff-${post.page.key}`,
    id: `cff_${numberOf(post)}`,
    'data-cff-full-size': pictureUrl(picture, FULL_WIDTH),
    'data-cff-timestamp': String(post.time),
  })
  return `<div${item}><a${attributes({ href: `https://www.facebook.com/photo?fbid=${numberOf(post)}`, class: 'cff-album-cover nofancybox', 'data-img-src-set': srcSet(post.index, [picture]) })}>${cover(post, isHostile ? HOSTILE_TEXT : `${picture.alt}. #engraving`)}</a></div>`
}

/** @param {import('./posts.mjs').Post} post @param {import('./knobs.mjs').FeedKnobs} knobs */
function video(post, { isHostile }) {
  const number = numberOf(post)
  const url = `https://www.facebook.com/${post.page.key}/videos/${number}/`
  const title = isHostile ? HOSTILE_TEXT : 'How we engrave'
  const item = attributes({
    class: `cff-album-item cff-video cff-col-3 cff-new cff-${post.page.key}`,
    id: `cff_${number}`,
    'data-object-id': '',
    'data-cff-timestamp': String(post.time),
    'data-cff-video-link': url,
    'data-cff-video-player': post.index % 2 === 0 ? 'standard' : 'facebook',
  })
  return `<div${item}><a${attributes({ href: url, class: 'cff-album-cover cff-video', id: number, 'data-source': `${FILM}?${number}`, 'data-img-src-set': srcSet(post.index, [pictureAt(post.index)]) })}>${cover(post, title)}</a><div class="cff-album-info"><h4><a${attributes({ href: url })}>${attributeless(title)}</a></h4></div></div>`
}

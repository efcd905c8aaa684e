import { attributes, srcSet } from './attributes.mjs'
import { embedded, flash, inlineVideo, music, video } from './film-markup.mjs'
import { linkSlider, sharedLink } from './link-markup.mjs'
import { lazyImage, networkUrl, posted } from './media-parts.mjs'
import { FULL_WIDTH, pictureAt, pictureUrl } from './pictures.mjs'

/** @typedef {import('./posts.mjs').Post} Post */

const TILES = 4

/**
 * The media of a post, as the server prints them with the lightbox or without it.
 * @param {Post} post
 * @param {{ hasLightbox: boolean }} options
 * @returns {string} empty for a post of words
 */
export function media(post, { hasLightbox }) {
  switch (post.kind) {
    case 'photo':
    case 'photo-backdated':
      return wrapped(photo(post))
    case 'photos-2':
      return wrapped(photos(post, { count: 2, layout: 2 }))
    case 'photos-3':
      return wrapped(photos(post, { count: 3, layout: 3 }))
    case 'photos-4':
      return wrapped(photos(post, { count: 6, layout: 4 }))
    case 'photos-portrait':
      return wrapped(photos(post, { count: 2, layout: 2, more: ' cff-portrait' }))
    case 'link':
      return sharedLink(post, { size: 'small' })
    case 'link-large':
    case 'shared-story':
      return sharedLink(post, { size: 'large' })
    case 'link-slider':
      return linkSlider(post)
    case 'video':
    case 'video-network':
    case 'video-live':
      return wrapped(hasLightbox ? video(post) : inlineVideo(post))
    case 'swf':
      return wrapped(flash(post))
    case 'embedded':
      return wrapped(embedded(post))
    case 'music':
      return wrapped(music(post))
    case 'event':
      return wrapped(eventPicture(post))
    default:
      return ''
  }
}

/** @param {string} html */
const wrapped = (html) => `<div class="cff-media-wrap">${html}</div>`

/** @param {Post} post */
function photo(post) {
  const picture = pictureAt(post.index)
  return `<a class="cff-photo nofancybox"${posted(post)}${attributes({ 'data-img-src-set': srcSet(post.index, [picture]) })} href="${networkUrl(post)}">${lazyImage(picture, { classes: 'cff-multi-image' })}</a>`
}

/**
 * @param {Post} post
 * @param {{ count: number, layout: 2 | 3 | 4, more?: string }} options
 */
function photos(post, { count, layout, more = '' }) {
  const all = Array.from({ length: Math.min(count, TILES) }, (_, at) => pictureAt(post.index + at))
  const [first, ...others] = all.map((picture, at) => {
    const isLast = at === TILES - 1 && count > TILES
    const rest = isLast ? `<span class="cff-more-attachments"><span>+${count - TILES}</span></span>` : ''
    return `<span class="cff-img-wrap${at === 0 ? ' cff-main-image' : ''} cff-crop">${lazyImage(picture, { classes: at === 0 ? undefined : 'cff-multi-image' })}${rest}</span>`
  })
  const attached =
    layout > 2 ? `<span class="cff-img-attachments">${others.join('')}</span>` : others.join('')
  return `<a class="cff-photo nofancybox cff-multiple cff-img-layout-${layout}${more}"${posted(post)}${attributes({ 'data-img-src-set': srcSet(post.index, all) })} href="${networkUrl(post)}">${first}${attached}</a>`
}

/** @param {Post} post */
function eventPicture(post) {
  const picture = pictureAt(post.index)
  return `<a class="cff-event-thumb cff-has-cover nofancybox"${posted(post)} href="https://www.facebook.com/events/${post.id.split('_')[1]}/"><img${attributes(
    {
      src: pictureUrl(picture, 720),
      'data-orig-source': pictureUrl(picture, 720),
      'data-cff-full-img': pictureUrl(picture, FULL_WIDTH),
      alt: picture.alt,
    },
  )}></a>`
}

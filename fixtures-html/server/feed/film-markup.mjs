import { escapeHtml } from '../html.mjs'
import { attributes, srcSet } from './attributes.mjs'
import { lazyImage, networkUrl, posted } from './media-parts.mjs'
import { FULL_WIDTH, PLACEHOLDER, pictureAt, pictureUrl } from './pictures.mjs'

/** @typedef {import('./posts.mjs').Post} Post */

/** Pages that other sites let a frame of theirs show. */
const FRAME = '/assets/feed-frame.html'
export const FILM = '/assets/workshop.mp4'
const FLASH = '/assets/feed-frame.html?old=slideshow.swf'

/** @param {Post} post */
function poster(post) {
  const picture = pictureAt(post.index)
  return `<img${attributes({
    class: 'cff-poster',
    src: PLACEHOLDER,
    'data-orig-source': pictureUrl(picture, 720),
    'data-cff-full-img': pictureUrl(picture, FULL_WIDTH),
    'data-cff-video': `${FILM}?${post.objectId}`,
    'data-img-src-set': srcSet(post.index, [picture]),
    alt: picture.alt,
  })}>`
}

const PLAY =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m8 5 11 7-11 7z"/></svg><span class="cff-screenreader">Play</span>'

/** @param {Post} post */
export function video(post) {
  const player = post.kind === 'video' ? 'standard' : 'facebook'
  return `<div class="cff-html5-video"${posted(post)}${attributes({
    'data-cff-video-link': `https://www.facebook.com/${post.page.key}/videos/${post.objectId}/`,
    'data-cff-video-player': player,
    'data-cff-live': String(post.kind === 'video-live'),
  })}><a class="cff-html5-play" href="${networkUrl(post)}">${PLAY}</a>${poster(post)}</div>`
}

/** @param {Post} post */
export function inlineVideo(post) {
  const source = `${FILM}?${post.objectId}`
  if (post.kind === 'video-network') {
    return `<div class="cff-vidLink cff-video-player"><div class="fb-video"><iframe src="${FRAME}?video=${post.objectId}" width="100%" height="220" title="Video" loading="lazy"></iframe></div></div>`
  }
  if (post.kind === 'video-live') {
    return `<a class="cff-vidLink" href="${networkUrl(post)}" target="_blank">${lazyImage(pictureAt(post.index))}</a>`
  }
  return `<div class="cff-html5-video"${posted(post)}><a class="cff-html5-play" href="${networkUrl(post)}">${PLAY}</a>${poster(post)}<video src="${source}" poster="${pictureUrl(pictureAt(post.index), 720)}" preload="none" playsinline></video></div>`
}

/** @param {Post} post */
export function flash(post) {
  return `<div class="cff-html5-video cff-swf"${posted(post)}><a class="cff-html5-play" href="${networkUrl(post)}">${PLAY}</a>${poster(post)}<video src="${FLASH}" preload="none"></video></div>`
}

/** @param {Post} post */
export function embedded(post) {
  const picture = pictureAt(post.index)
  return `<div class="cff-iframe-wrap"${attributes({ 'data-poster': pictureUrl(picture, 720) })}${posted(post)}><iframe src="${FRAME}?embed=${post.index}" title="${escapeHtml(picture.alt)}" allowfullscreen loading="lazy"></iframe></div>`
}

/** @param {Post} post */
export function music({ index }) {
  return `<iframe class="cff-soundcloud" src="${FRAME}?track=${index}" width="100%" height="120" title="Radio: on brass" loading="lazy"></iframe>`
}

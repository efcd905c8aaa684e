import { escapeHtml } from '../html.mjs'
import { pictureAt, pictureTag, pictureUrl } from './pictures.mjs'

/** @type {readonly (readonly [title: string, pictures: number, ...terms: string[]])[]} */
const GALLERIES = [
  ['Presentation night 2025', 48, 'events'],
  ['Inside the workshop', 12, 'workshop'],
  ['The making of the regatta trophy, from the jetty to the last of its four hidden screws', 31, 'workshop'],
  ['School fete', 9, 'events', 'schools'],
  ['Opening of the new counter', 22, 'events'],
  ['Honour boards of the south side', 17, 'schools'],
]

/** @type {readonly (readonly [slug: string, name: string])[]} */
export const GALLERY_TERMS = [
  ['events', 'Events'],
  ['workshop', 'Workshop'],
  ['schools', 'Schools'],
]

const FIRST_ID = 8001

/**
 * The galleries of a list of them (contract 03 §5.1).
 * @param {{ from?: number, count: number }} wanted `from` counts from 0
 */
export function galleryItems({ from = 0, count }) {
  return Array.from({ length: count }, (_, index) => galleryItem(from + index)).join('\n')
}

/** @param {number} at */
function galleryItem(at) {
  const [title = '', pictures = 0, ...terms] = GALLERIES[at % GALLERIES.length] ?? []
  return `<li class="clearfix gallery-item col-sm-4 ${terms.join(' ')}" id="${FIRST_ID + at}"><figure class="animated-overlay">${pictureTag(pictureAt(at + 2))}</figure><h3><a href="/gallery/">${escapeHtml(title)}</a></h3><p>${pictures} pictures</p></li>`
}

/** The pictures of a gallery block in bricks. @param {{ from?: number, count: number }} wanted */
export function galleryImages({ from = 0, count }) {
  return Array.from({ length: count }, (_, index) => galleryImage(from + index)).join('\n')
}

/** @param {number} at */
function galleryImage(at) {
  const picture = pictureAt(at)
  return `<div class="gallery-image col-sm-4"><figure class="animated-overlay overlay-style"><a class="lightbox zoom" data-rel="ilightbox[31-9920]" data-caption="${escapeHtml(picture.alt)}" href="${pictureUrl(picture)}" aria-label="${escapeHtml(picture.alt)}, larger"></a>${pictureTag(picture)}</figure></div>`
}

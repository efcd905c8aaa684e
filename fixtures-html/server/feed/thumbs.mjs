import { networkUrl, photoCount } from './media-parts.mjs'
import { SHOP_PAGE } from './pages.mjs'
import { FULL_WIDTH, pictureAt, pictureUrl } from './pictures.mjs'
import { postAt, postById } from './posts.mjs'
import { HOSTILE_LINK, HOSTILE_TEXT } from './words.mjs'

const WIDTHS = [FULL_WIDTH, 720, 130, 75]
const FIRST_ALBUM = 5000

/**
 * The other pictures of a post, or of an album (contract 05 §14.8).
 * @param {Record<string, string>} fields of the call
 * @param {boolean} isHostile
 */
export function thumbsOf(fields, isHostile) {
  const id = fields['id'] ?? ''
  if (fields['albumsonly'] === 'true') return JSON.stringify({ data: album(Number(id), isHostile) })
  const post = postById(id)
  const count = post ? photoCount(post) : 1
  if (!post || count < 2) return /^[\d_]+$/.test(id) ? JSON.stringify({ id }) : ''
  const data = Array.from({ length: count }, (_, at) => ({
    ...(at % 2 === 0 && { description: captionOf(at, isHostile) }),
    url: isHostile ? HOSTILE_LINK : `${networkUrl(post)}?photo=${at}`,
    media: { image: sized(post.index + at, 720) },
  }))
  return JSON.stringify({ attachments: { data: [{ subattachments: { data } }] }, id })
}

/** @param {number} number @param {boolean} isHostile */
function album(number, isHostile) {
  const { index } = postAt(Math.max(0, number - FIRST_ALBUM), SHOP_PAGE)
  return Array.from({ length: 4 + (index % 5) }, (_, at) => ({
    id: isHostile ? `"><img src=x onerror="window.hacked = 1">${at}` : `${number}${at}`,
    name: captionOf(at, isHostile),
    ...sourced(index + at, 720),
    images: WIDTHS.map((width) => sourced(index + at, width)),
  }))
}

/** @param {number} at @param {boolean} isHostile */
function captionOf(at, isHostile) {
  if (isHostile) return `${HOSTILE_TEXT} javascript:window.hacked=1 ${at}`
  return [
    'Plate number one, still warm. #engraving',
    'More at shop.example/finals (and https://club.example/photos).',
    'A & B teams <together>\nfor once',
  ][at % 3]
}

/** @param {number} at @param {number} width */
function sized(at, width) {
  const picture = pictureAt(at)
  return { src: pictureUrl(picture, width), width, height: Math.round(width / picture.ratio) }
}

/** @param {number} at @param {number} width */
function sourced(at, width) {
  const { src, ...size } = sized(at, width)
  return { source: src, ...size }
}

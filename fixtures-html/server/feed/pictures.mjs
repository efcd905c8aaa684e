import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ASSETS_DIR } from '../places.mjs'
import { sendText } from '../reply.mjs'

/** The pictures of posts, in every shape. */
const PICTURES = [
  { name: 'gold-cup', alt: 'A gold cup, from the front', ratio: 1 },
  { name: 'detail-plate', alt: 'Three lines on a brass plate', ratio: 1.5 },
  { name: 'detail-ribbon', alt: 'A medal on its ribbon', ratio: 2 / 3 },
  { name: 'workshop', alt: 'The engraving room', ratio: 2 },
  { name: 'perpetual-shield', alt: 'A perpetual shield', ratio: 1 },
  { name: 'lists/trophy-column', alt: 'A trophy with a tall column', ratio: 0.75 },
  { name: 'lists/shelf', alt: 'A shelf of cups, by height', ratio: 1.6 },
  { name: 'swimming-medal', alt: 'A swimming medal', ratio: 1 },
]
/** @typedef {typeof PICTURES[number]} Picture */

const [FALLBACK] = /** @type {[Picture]} */ ([...PICTURES])

export const PLUGINS_URL = '/wp-content/plugins'
export const PLACEHOLDER = `${PLUGINS_URL}/custom-facebook-feed-pro/assets/img/placeholder.png`
export const VIDEO_PICTURE = `${PLUGINS_URL}/custom-facebook-feed-pro/assets/img/video-lightbox.png`
export const RESIZED_URL = '/wp-content/uploads/sb-facebook-feed-images/'

const STORE = '/feed-pictures/'
/** The sizes in which the network has every picture, by width. */
export const FULL_WIDTH = 1440
export const LARGEST_WIDTH = 2048
const STORED = /^\/feed-pictures\/([\w/-]+)-(\d{1,4})\.svg$/
const RESIZED = /^\/wp-content\/uploads\/sb-facebook-feed-images\/\d+_(\d+)-(\d+)-(\d{1,4})\.jpg$/
const GREY_DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGN49+oBAAWCArkGms3xAAAAAElFTkSuQmCC',
  'base64',
)
const FILM =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360"><path fill="#14213d" d="M0 0h640v360H0z"/><path fill="#fff" d="m280 120 110 60-110 60z"/></svg>'

/** The picture of the post, album or event at this place of its list; its further pictures follow. @param {number} at */
export const pictureAt = (at) => PICTURES[at % PICTURES.length] ?? FALLBACK

/** @param {Picture} picture @param {number} width */
export const pictureUrl = ({ name }, width) => `${STORE}${name}-${width}.svg`

/** The face of somebody. @param {string} who */
export const faceUrl = (who) => `${STORE}lapel-pin-100.svg?${who}`

/** @param {string} path */
export const isFeedPicture = (path) =>
  STORED.test(path) || RESIZED.test(path) || path === PLACEHOLDER || path === VIDEO_PICTURE

/**
 * A picture as wide as its address says.
 * @param {import('../visit.mjs').Visit} visit
 */
export async function sendFeedPicture({ response, url: { pathname } }) {
  if (pathname === PLACEHOLDER) return send(response, 'image/png', GREY_DOT)
  if (pathname === VIDEO_PICTURE) return send(response, 'image/svg+xml', FILM)
  const [, name = '', width = ''] = STORED.exec(pathname) ?? resized(pathname)
  const drawing = await readFile(join(ASSETS_DIR, 'images', `${name}.svg`), 'utf8').catch(() => undefined)
  if (!drawing) return sendText(response, 'Not found', { status: 404 })
  return send(response, 'image/svg+xml', scaled(drawing, Number(width)))
}

/** @param {string} path */
function resized(path) {
  const [, post, photo, width] = RESIZED.exec(path) ?? []
  return [path, pictureAt(Number(post) + Number(photo)).name, width]
}

/** @param {string} drawing @param {number} width */
function scaled(drawing, width) {
  return drawing.replace(/<svg ([^>]*?)width="(\d+)" height="(\d+)"/, (_, before, w, h) => {
    const height = Math.round((width * Number(h)) / Number(w))
    return `<svg ${before}width="${width}" height="${height}"`
  })
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} type
 * @param {string | Buffer} content
 */
function send(response, type, content) {
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  })
  response.end(content)
}

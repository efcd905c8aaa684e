import { readFile } from 'node:fs/promises'
import { ASSETS_DIR } from '../places.mjs'
import { sendText } from '../reply.mjs'
import { inside } from '../static-files.mjs'

const FOLDER = '/assets/images/full/'
const TIMES = 2
const LONGEST_WAIT_MS = 10_000

/** @param {string} path */
export function isFullPicture(path) {
  return path.startsWith(FOLDER)
}

/** Where the large picture of one in assets/images is. @param {string} file */
export function fullPictureUrl(file) {
  return FOLDER + file
}

/**
 * A picture of the shop, twice as wide and high; `?slow=1500` makes it come late.
 * @param {import('../visit.mjs').Visit} visit
 */
export async function sendFullPicture({ url, response }) {
  const place = inside(`${ASSETS_DIR}/images`, url.pathname.slice(FOLDER.length))
  const picture = place?.endsWith('.svg') && (await readFile(place, 'utf8').catch(() => undefined))
  if (!picture) return sendText(response, 'Not found', { status: 404 })
  const wait = Math.min(Number(url.searchParams.get('slow')) || 0, LONGEST_WAIT_MS)
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  if (response.destroyed) return
  const full = picture.replace(/^<svg[^>]*>/, (start) =>
    start.replace(/(width|height)="(\d+)"/g, (_, side, px) => `${side}="${Number(px) * TIMES}"`),
  )
  response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' })
  response.end(full)
}

import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { extname, join, resolve, sep } from 'node:path'
import { sendPart } from './byte-range.mjs'
import { ASSETS_DIR, MODULES_DIR } from './places.mjs'
import { sendText } from './reply.mjs'

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css; charset=UTF-8',
  '.csv': 'text/csv; charset=UTF-8',
  '.html': 'text/html; charset=UTF-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.map': 'application/json; charset=UTF-8',
  '.mp4': 'video/mp4',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt; charset=UTF-8',
}
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'
/** A chunk whose name carries the hash of its code never changes; those of the development build carry none. */
const HASHED = /[/\\]chunks[/\\][\w-]+-[0-9A-Z]{4,8}\.js$/
/** The address under which an answer of the quick view loads it. */
const VARIATION_SCRIPT = '/wp-content/plugins/woocommerce/assets/js/frontend/add-to-cart-variation.min.js'
/**
 * Every page of a browser test asks for some thirty files anew: their content is kept until they change.
 * @type {Map<string, { mtimeMs: number, size: number, content: Buffer, etag: string }>}
 */
const contents = new Map()
const JQUERY = /^\/vendor\/jquery-([134])\.js$/

/**
 * The file that an address stands for; nothing when it is not one of a file.
 * @param {string} address a path; a version in its query makes no difference
 * @param {string} distDir
 */
export function filePlace(address, distDir) {
  const [path = ''] = address.split('?')
  const version = JQUERY.exec(path)?.[1]
  if (version) return join(MODULES_DIR, `jquery${version}`, 'dist', 'jquery.js')
  if (path === VARIATION_SCRIPT) return join(ASSETS_DIR, 'variation-form.js')
  if (path.startsWith('/dist/')) return inside(distDir, path.slice('/dist/'.length))
  if (path.startsWith('/assets/')) return inside(ASSETS_DIR, path.slice('/assets/'.length))
  return undefined
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} place
 */
export function sendFile(request, response, place) {
  const type = TYPES[extname(place)]
  const file = type ? contentOf(place) : undefined
  if (!file || !type) return sendText(response, 'Not found', { status: 404 })
  const { content, etag } = file
  const headers = {
    'content-type': type,
    etag,
    'cache-control': HASHED.test(place) ? FOR_EVER : ASK_AGAIN,
    'x-content-type-options': 'nosniff',
  }
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers)
    response.end()
    return
  }
  sendPart(request, response, content, headers)
}

/** @param {string} place */
function contentOf(place) {
  try {
    const { mtimeMs, size } = statSync(place)
    const known = contents.get(place)
    if (known?.mtimeMs === mtimeMs && known.size === size) return known
    const content = readFileSync(place)
    const etag = `"${createHash('sha1').update(content).digest('base64url')}"`
    const file = { mtimeMs, size, content, etag }
    contents.set(place, file)
    return file
  } catch {
    return undefined
  }
}

/**
 * @param {string} directory
 * @param {string} path as it came in the address
 */
export function inside(directory, path) {
  const decoded = decode(path)
  if (decoded === undefined) return undefined
  const place = resolve(directory, decoded)
  return place.startsWith(resolve(directory) + sep) ? place : undefined
}

/** @param {string} path */
function decode(path) {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') || decoded.startsWith('/') ? undefined : decoded
  } catch {
    return undefined
  }
}

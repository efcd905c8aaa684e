import { pipeline } from 'node:stream/promises'

/**
 * A call that is to go wrong, until the faults are cleared.
 * @typedef {object} Fault
 * @property {string} call `love_it`, `add_to_cart`, `chunk`, `chunk/love-button`, …
 * @property {string} kind a status number, or one of the named kinds
 * @property {number} ms for `slow`
 */

const DEFAULT_SLOW_MS = 4000
const NAMED = [
  ...['slow', 'html', 'truncated', 'half-json', 'null', 'offline', 'empty', 'zero', 'minus-one'],
  ...['huge', 'endless'],
]
/** The size of a huge answer: five times the most that laurel reads. */
const HUGE_B = 20_000_000
const PIECE = 'Gold Cup '.repeat(8000)
const ERROR_PAGE =
  '<!DOCTYPE html><html lang="en-AU"><head><title>Error</title></head><body><p>There has been a critical error on this website.</p></body></html>'

/**
 * Reads `love_it:500`, `love_it:slow:1500`, `chunk/love-button:404`.
 * @param {string} text
 * @returns {Fault | undefined} nothing when it names no known kind
 */
export function parseFault(text) {
  const [call = '', kind = '', ms = ''] = text.trim().split(':')
  const isStatus = /^[2-5]\d\d$/.test(kind)
  if (!call || !(isStatus || NAMED.includes(kind))) return undefined
  return { call, kind, ms: /^\d{1,6}$/.test(ms) ? Number(ms) : DEFAULT_SLOW_MS }
}

/**
 * @param {import('./session.mjs').Session} session
 * @param {readonly string[]} texts each may hold several, with commas between
 */
export function addFaults(session, texts) {
  const faults = texts.flatMap((text) => text.split(',')).map(parseFault)
  const known = faults.filter((fault) => fault !== undefined)
  session.faults = [
    ...session.faults.filter(({ call }) => !known.some((fault) => fault.call === call)),
    ...known,
  ]
  return known.length === faults.length
}

/**
 * The fault of this call; a chunk is also found by the start of its file name.
 * @param {import('./session.mjs').Session} session
 * @param {string} call
 * @param {string} [fileName]
 */
export function faultOf(session, call, fileName) {
  return session.faults.find((fault) => {
    if (fault.call === call) return true
    return fileName !== undefined && `${call}/${fileName}`.startsWith(fault.call) && fault.call.includes('/')
  })
}

/**
 * Carries a fault out. A slow call goes on afterwards; every other kind has answered.
 * @param {Fault} fault
 * @param {import('node:http').ServerResponse} response
 * @returns {Promise<'go-on' | 'answered'>}
 */
export async function carryOut(fault, response) {
  switch (fault.kind) {
    case 'slow':
      await pause(fault.ms, response)
      return 'go-on'
    case 'offline':
      response.destroy()
      return 'answered'
    case 'truncated':
      truncate(response)
      return 'answered'
    case 'huge':
      await sendLongText(response, HUGE_B)
      return 'answered'
    case 'endless':
      await sendLongText(response, Number.POSITIVE_INFINITY)
      return 'answered'
    case 'half-json':
      answer(response, 200, '{"products":[{"title":"Cu')
      return 'answered'
    case 'null':
      answer(response, 200, 'null')
      return 'answered'
    case 'html':
      answer(response, 200, ERROR_PAGE)
      return 'answered'
    case 'empty':
      answer(response, 200, '')
      return 'answered'
    case 'zero':
      answer(response, 200, '0')
      return 'answered'
    case 'minus-one':
      answer(response, 200, '-1')
      return 'answered'
    default:
      answer(response, Number(fault.kind), ERROR_PAGE)
      return 'answered'
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} body
 */
function answer(response, status, body) {
  response.writeHead(status, { 'content-type': 'text/html; charset=UTF-8', 'cache-control': 'no-store' })
  response.end(body)
}

/** Promises more than it sends, then hangs up. @param {import('node:http').ServerResponse} response */
function truncate(response) {
  response.writeHead(200, {
    'content-type': 'text/html; charset=UTF-8',
    'content-length': '4096',
    'cache-control': 'no-store',
  })
  response.write('lov', () => response.destroy())
}

/**
 * Sends one long text in JSON, as fast as it is read, until the visitor hangs up.
 * @param {import('node:http').ServerResponse} response
 * @param {number} bytes
 */
async function sendLongText(response, bytes) {
  response.writeHead(200, { 'content-type': 'text/html; charset=UTF-8', 'cache-control': 'no-store' })
  await pipeline(longText(bytes), response).catch(() => {})
}

/** @param {number} bytes */
function* longText(bytes) {
  yield '"'
  for (let left = bytes - 2; left > 0; left -= PIECE.length) yield PIECE.slice(0, left)
  yield '"'
}

/**
 * Ends early when the visitor has gone.
 * @param {number} ms
 * @param {import('node:http').ServerResponse} response
 */
function pause(ms, response) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    response.once('close', () => {
      clearTimeout(timer)
      resolve(undefined)
    })
  })
}

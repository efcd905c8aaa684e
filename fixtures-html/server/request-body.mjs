/** Bodies above this are refused. */
const LIMIT_BYTES = 4 * 1024 * 1024

/** Thrown for a body above the limit. */
export class BodyTooLarge extends Error {}

/**
 * One field of a posted form, in its order.
 * @typedef {object} PostedEntry
 * @property {string} name
 * @property {string} value of a file, its name
 * @property {{ name: string, bytes: number }} [file] nothing was chosen where its name is empty
 *
 * @typedef {object} Posted
 * @property {Record<string, string>} fields of files, their names; of lists (`names[]`) the values with commas between
 * @property {readonly PostedEntry[]} entries
 * @property {boolean} isMultipart
 */

/**
 * A posted form, url-encoded or multipart.
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<Posted>}
 * @throws {BodyTooLarge}
 */
export async function readPosted(request) {
  if (request.method !== 'POST') return { fields: {}, entries: [], isMultipart: false }
  const body = await readBody(request)
  const type = request.headers['content-type'] ?? ''
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)/i.exec(type)?.[1]
  const entries = boundary ? multipartEntries(body, boundary) : encodedEntries(body)
  return { fields: fieldsOf(entries), entries, isMultipart: boundary !== undefined }
}

/** @param {readonly PostedEntry[]} entries */
function fieldsOf(entries) {
  /** @type {Record<string, string>} */
  const fields = {}
  for (const { name, value } of entries) {
    const before = name.endsWith('[]') ? fields[name] : undefined
    fields[name] = before === undefined ? value : `${before},${value}`
  }
  return fields
}

/** @param {Buffer} body @returns {PostedEntry[]} */
function encodedEntries(body) {
  return [...new URLSearchParams(body.toString('utf8'))].map(([name, value]) => ({ name, value }))
}

/** @param {import('node:http').IncomingMessage} request */
async function readBody(request) {
  /** @type {Buffer[]} */
  const parts = []
  let size = 0
  // To its end in any case: the connection carries the next request, too.
  for await (const part of request) {
    size += part.length
    if (size <= LIMIT_BYTES) parts.push(part)
  }
  if (size > LIMIT_BYTES) throw new BodyTooLarge()
  return Buffer.concat(parts)
}

/**
 * Read byte by byte, so that the length of a file is its own.
 * @param {Buffer} body
 * @param {string} boundary
 * @returns {PostedEntry[]}
 */
function multipartEntries(body, boundary) {
  return body
    .toString('latin1')
    .split(`--${boundary}`)
    .flatMap((part) => {
      const [head = '', ...content] = part.replace(/^\r\n/, '').split('\r\n\r\n')
      const name = /(?<!file)name="([^"]*)"/i.exec(head)?.[1]
      if (name === undefined) return []
      const text = content.join('\r\n\r\n').replace(/\r\n$/, '')
      const chosen = /filename="([^"]*)"/i.exec(head)?.[1]
      if (chosen === undefined) return [{ name: utf8(name), value: utf8(text) }]
      return [{ name: utf8(name), value: utf8(chosen), file: { name: utf8(chosen), bytes: text.length } }]
    })
}

/** @param {string} bytes */
const utf8 = (bytes) => Buffer.from(bytes, 'latin1').toString('utf8')

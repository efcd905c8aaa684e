/** Bodies above this are refused. */
const LIMIT_BYTES = 4 * 1024 * 1024

/** Thrown for a body above the limit. */
export class BodyTooLarge extends Error {}

/**
 * The fields of a posted form, url-encoded or multipart; of files, their names, of lists (`names[]`) the values with commas
 * between.
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<Record<string, string>>}
 * @throws {BodyTooLarge}
 */
export async function readFields(request) {
  if (request.method !== 'POST') return {}
  const body = await readBody(request)
  const type = request.headers['content-type'] ?? ''
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)/i.exec(type)?.[1]
  return boundary ? multipartFields(body, boundary) : encodedFields(new URLSearchParams(body))
}

/** @param {URLSearchParams} sent */
function encodedFields(sent) {
  return Object.fromEntries(
    [...sent.keys()].map((name) => [
      name,
      name.endsWith('[]') ? sent.getAll(name).join() : (sent.getAll(name).at(-1) ?? ''),
    ]),
  )
}

/** @param {import('node:http').IncomingMessage} request */
async function readBody(request) {
  /** @type {Buffer[]} */
  const parts = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > LIMIT_BYTES) throw new BodyTooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/**
 * @param {string} body
 * @param {string} boundary
 */
function multipartFields(body, boundary) {
  /** @type {Record<string, string>} */
  const fields = {}
  for (const part of body.split(`--${boundary}`)) {
    const [head = '', ...content] = part.replace(/^\r\n/, '').split('\r\n\r\n')
    const name = /(?<!file)name="([^"]*)"/i.exec(head)?.[1]
    if (name === undefined) continue
    const file = /filename="([^"]*)"/i.exec(head)?.[1]
    fields[name] = file ?? content.join('\r\n\r\n').replace(/\r\n$/, '')
  }
  return fields
}

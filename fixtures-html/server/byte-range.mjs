/**
 * Sends the part of a file that was requested, or all of it. Without parts a browser can not move about in media.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Buffer} content
 * @param {Record<string, string>} headers
 */
export function sendPart(request, response, content, headers) {
  const part = partOf(request.headers.range, content.length)
  const all = { ...headers, 'accept-ranges': 'bytes' }
  if (!part) {
    response.writeHead(200, { ...all, 'content-length': content.length })
    response.end(content)
    return
  }
  const { from, to } = part
  response.writeHead(206, {
    ...all,
    'content-range': `bytes ${from}-${to}/${content.length}`,
    'content-length': to - from + 1,
  })
  response.end(content.subarray(from, to + 1))
}

/**
 * One part, both ends included; nothing for all, and for what makes no sense.
 * @param {string | undefined} range
 * @param {number} length
 */
export function partOf(range, length) {
  const [matched, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (matched === undefined || (first === '' && last === '')) return undefined
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1)
  return from <= to ? { from, to } : undefined
}

/** @typedef {import('node:http').ServerResponse} Response */

/**
 * @param {Response} response
 * @param {string} html
 * @param {{ status?: number, headers?: Record<string, string> }} [options]
 */
export function sendHtml(response, html, { status = 200, headers = {} } = {}) {
  response.writeHead(status, {
    'content-type': 'text/html; charset=UTF-8',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  response.end(html)
}

/**
 * @param {Response} response
 * @param {unknown} value
 * @param {{ status?: number }} [options]
 */
export function sendJson(response, value, { status = 200 } = {}) {
  response.writeHead(status, {
    'content-type': 'application/json; charset=UTF-8',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify(value))
}

/**
 * @param {Response} response
 * @param {string} text
 * @param {{ status?: number }} [options]
 */
export function sendText(response, text, { status = 200 } = {}) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=UTF-8', 'cache-control': 'no-store' })
  response.end(text)
}

/**
 * @param {Response} response
 * @param {string} location
 */
export function redirect(response, location) {
  response.writeHead(302, { location, 'cache-control': 'no-store' })
  response.end()
}

/**
 * @param {Response} response
 * @param {string} cookie
 */
export function addCookie(response, cookie) {
  response.appendHeader('set-cookie', cookie)
}

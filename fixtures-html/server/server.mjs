import { createServer } from 'node:http'
import { createLive } from './live.mjs'
import { BadConfig } from './page-options.mjs'
import { DIST_DIR } from './places.mjs'
import { addCookie, sendText } from './reply.mjs'
import { BodyTooLarge, readPosted } from './request-body.mjs'
import { route } from './router.mjs'
import { COOKIE, createSessions } from './session.mjs'

/**
 * @typedef {object} ServerOptions
 * @property {number} [port] 0, the default, takes any that is free
 * @property {string} [host]
 * @property {'esm' | 'single'} [bundle] which of the build's scripts the pages load
 * @property {string} [distDir]
 * @property {boolean} [live] pages reload when `reload` is called
 * @property {boolean} [isWatched] pages are told what Trusted Types would refuse, also where they are not enforced
 * @property {boolean} [joinsStyles] pages ask for the theme's stylesheets at once
 * @property {boolean} [notesErrors] pages keep what goes wrong on them in `window.noted`
 *
 * @typedef {object} FixtureServer
 * @property {string} url without a slash at its end
 * @property {number} port
 * @property {() => void} reload makes open pages load again
 * @property {() => Promise<void>} close
 */

/**
 * Starts the stand-in for the shop's WordPress server.
 * @param {ServerOptions} [options]
 * @returns {Promise<FixtureServer>}
 */
export async function startServer({
  port = 0,
  host = '127.0.0.1',
  bundle = 'esm',
  distDir = DIST_DIR,
  live = false,
  isWatched = false,
  joinsStyles = false,
  notesErrors = false,
} = {}) {
  const sessions = createSessions()
  const liveness = createLive()
  const settings = { bundle, distDir, live, isWatched, joinsStyles, notesErrors }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => fail(response, error))
  })
  // Closed by the clock, a connection could go just when a slow client uses it again.
  server.keepAliveTimeout = 0

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function answer(request, response) {
    const url = parseUrl(request.url ?? '/')
    if (!url) return sendText(response, 'Bad request', { status: 400 })
    if (live && url.pathname === '/fixture/live') return liveness.join(response)
    const { session, isNew } = sessions.find(request.headers.cookie)
    if (isNew) addCookie(response, `${COOKIE}=${session.id}; Path=/; HttpOnly; SameSite=Lax`)
    const posted = await readPosted(request)
    await route({ request, response, url, session, ...posted, settings })
  }

  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(undefined))
  })
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://${host}:${taken}`,
    port: taken,
    reload: liveness.reload,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {unknown} error
 */
function fail(response, error) {
  if (response.destroyed) return
  if (response.headersSent) return response.destroy()
  if (error instanceof BodyTooLarge) return sendText(response, 'Body too large', { status: 413 })
  if (error instanceof BadConfig) return sendText(response, error.message, { status: 400 })
  sendText(response, `The stand-in server failed: ${String(error)}`, { status: 500 })
}

/** @param {string} path */
function parseUrl(path) {
  try {
    return new URL(path.replace(/^\/+/, '/'), 'http://fixture.invalid')
  } catch {
    return undefined
  }
}

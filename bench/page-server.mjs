import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { MODULES_DIR } from '../fixtures-html/server/places.mjs'
import { filePlace, sendFile } from '../fixtures-html/server/static-files.mjs'
import { readLegacyLibraries } from './legacy-libraries.mjs'
import { blogPage, EMPTY_PAGE, JQUERY_PAGE, JQUERY_PATH } from './pages.mjs'

/** @typedef {import('./pages.mjs').Scripts} Scripts */

const LEGACY_PATH = /^\/legacy\/(.+)\.js$/
const FOR_EVER = 'public, max-age=31536000, immutable'
const BLOG_PATH = /^\/(none|laurel|legacy|artificial|artificial-here)\/(\d+)$/

/**
 * Serves the bench's own pages, the shop's pictures and styles, the build, and the legacy libraries.
 * @param {string} distDir
 */
export async function servePages(distDir) {
  const libraries = await readLegacyLibraries()
  const jquery3 = await readFile(join(MODULES_DIR, 'jquery3/dist/jquery.min.js'), 'utf8')

  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const place = filePlace(path, distDir)
    if (place) {
      sendFile(request, response, place)
      return
    }
    if (path === JQUERY_PATH) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': FOR_EVER })
      response.end(jquery3)
      return
    }
    const library = libraries.get(LEGACY_PATH.exec(path)?.[1] ?? '')
    const [type, body] = library ? ['text/javascript', library] : ['text/html', pageAt(path)]
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': `${type}; charset=UTF-8` })
    response.end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const url = `http://127.0.0.1:${port}`

  return {
    emptyPage: `${url}/empty`,
    jqueryPage: `${url}/jquery`,
    /** @param {Scripts} scripts @param {number} loveButtons */
    blogPage: (scripts, loveButtons) => `${url}/${scripts}/${loveButtons}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** @param {string} path */
function pageAt(path) {
  if (path === '/empty') return EMPTY_PAGE
  if (path === '/jquery') return JQUERY_PAGE
  const [, scripts, loveButtons] = BLOG_PATH.exec(path) ?? []
  if (!scripts) return undefined
  return blogPage({ scripts: /** @type {Scripts} */ (scripts), loveButtons: Number(loveButtons) })
}

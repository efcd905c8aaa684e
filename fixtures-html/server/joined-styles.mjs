import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ASSETS_DIR } from './places.mjs'
import { sendText } from './reply.mjs'

const PATH = '/assets/joined.css'
/** Stylesheets on lines that follow each other: the theme's, and the search plugin's between two comments. */
const RUN =
  /(?:(?:<!-- [\w-]+ -->)?<link (?:id="[\w-]+" )?rel="stylesheet" href="\/assets\/[\w-]+\.css(?:\?ver=[\d.]+)?">(?:<!-- \/[\w-]+ -->)?\n){2,}/g
const NAME = /\/assets\/([\w-]+)\.css/g

/**
 * A page that asks for the stylesheets of the theme and its plugins with one request: a page has a dozen, and in a browser
 * test each request costs processor time.
 * @param {string} html
 */
export function withJoinedStyles(html) {
  return html.replace(RUN, (links) => {
    const names = [...links.matchAll(NAME)].map(([, name]) => name)
    return `<link rel="stylesheet" href="${PATH}?of=${names.join()}">\n`
  })
}

/** @param {URL} url */
export const isJoinedStyles = ({ pathname }) => pathname === PATH

/** @param {import('./visit.mjs').Visit} visit */
export function sendJoinedStyles({ response, url }) {
  const names = (url.searchParams.get('of') ?? '').split(',')
  if (!names.every((name) => /^[\w-]+$/.test(name))) return sendText(response, 'Not found', { status: 404 })
  response.writeHead(200, { 'content-type': 'text/css; charset=UTF-8', 'cache-control': 'no-cache' })
  response.end(names.map((name) => readFileSync(join(ASSETS_DIR, `${name}.css`), 'utf8')).join('\n'))
}

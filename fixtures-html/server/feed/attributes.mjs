import { escapeHtml } from '../html.mjs'
import { FULL_WIDTH, pictureUrl } from './pictures.mjs'

/** JSON as the server's language prints it. @param {unknown} value */
export const phpJson = (value) => JSON.stringify(value).replaceAll('/', '\\/')

/**
 * Attributes of an element; those without a value are left out.
 * @param {Readonly<Record<string, string | undefined>>} values
 */
export function attributes(values) {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value ?? '')}"`)
    .join('')
}

/** Three kinds of what the network offers: small and large, with an odd one, with one between. */
const WIDTHS = [
  [130, 720, FULL_WIDTH],
  [97.5, 130, 720],
  [130, 320, 720],
]

/** Which of these a post has; it differs among the posts of a kind. @param {number} index */
const widthsOf = (index) => WIDTHS[(index + Math.floor(index / 20)) % WIDTHS.length] ?? []

/**
 * The addresses of some pictures in all their widths, as the value of `data-img-src-set`.
 * @param {number} index of the post
 * @param {readonly import('./pictures.mjs').Picture[]} pictures
 */
export function srcSet(index, pictures) {
  const sets = pictures.map((picture) =>
    Object.fromEntries(widthsOf(index).map((width) => [width, pictureUrl(picture, Math.round(width))])),
  )
  return phpJson({ ...sets })
}

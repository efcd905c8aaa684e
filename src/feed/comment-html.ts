import { autolink } from './autolink'
import type { RichPart } from './rich-text'

/** What the plugin's helper leaves of HTML (contract 05 §4.3). */
const ANGLE_OR_BREAK = /<br\s*\/?>|[<>]/gi
/** Whole links, so that no address is linked twice, and all other tags. */
const TAG = /(<a\b[^<>]*>[\s\S]*?<\/a>|<[^<>]*>)/i

/** A text as HTML: angle brackets become entities, line breaks stay. For scripts of others: laurel makes nodes. */
export const encodeHtml = (text: string): string =>
  text.replace(ANGLE_OR_BREAK, (found) => {
    if (found === '<') return '&lt;'
    return found === '>' ? '&gt;' : found
  })

/** HTML with links for the addresses in its text (contract 05 §4.2); it is no safer than it was. */
export const linkify = (html: string): string =>
  html
    .split(TAG)
    .map((piece, index) => (index % 2 === 0 ? autolink(piece).map(htmlOf).join('') : piece))
    .join('')

/** Neither holds quotes or angle brackets. */
function htmlOf(part: RichPart): string {
  if (part.is !== 'link') return part.is === 'text' ? part.text : '<br>'
  return `<a href="${part.url}" target="_blank" rel="nofollow noopener noreferrer">${part.text}</a>`
}

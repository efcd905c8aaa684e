import { autolink } from '../../shared/network/autolink'
import type { RichPart } from '../../shared/network/rich-text'

/** What the plugin's helper leaves of HTML (contract 05 §4.3). */
const ANGLE_OR_BREAK = /<br\s*\/?>|[<>]/gi
const TAG = /(<[^<>]*>)/
const LINK_START = /^<a\b/i
const LINK_END = /^<\/a>$/i

/** A text as HTML: angle brackets become entities, line breaks stay. For scripts of others: laurel makes nodes. */
export const encodeHtml = (text: string): string =>
  text.replace(ANGLE_OR_BREAK, (found) => {
    if (found === '<') return '&lt;'
    return found === '>' ? '&gt;' : found
  })

/** HTML with links for the addresses in its text, but for what is a link already (contract 05 §4.2); it is no safer than it was. */
export function linkify(html: string): string {
  const pieces = html.split(TAG)
  const lastEnd = pieces.map((piece) => LINK_END.test(piece)).lastIndexOf(true)
  let isLink = false
  return pieces
    .map((piece, index) => {
      const isTag = index % 2 === 1
      if (isTag && LINK_START.test(piece)) isLink = index < lastEnd
      else if (isTag && LINK_END.test(piece)) isLink = false
      return isTag || isLink ? piece : autolink(piece).map(htmlOf).join('')
    })
    .join('')
}

/** Neither holds quotes or angle brackets. */
function htmlOf(part: RichPart): string {
  if (part.is !== 'link') return part.is === 'text' ? part.text : '<br>'
  return `<a href="${part.url}" target="_blank" rel="nofollow noopener noreferrer">${part.text}</a>`
}

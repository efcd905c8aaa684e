import { autolink } from '../../shared/network/autolink'
import type { RichPart } from '../../shared/network/rich-parts'

/** The plugin's helper keeps line breaks, and escapes other angle brackets (contract 05 §4.3). */
const ANGLE_OR_BREAK = /<br\s*\/?>|[<>]/gi
const TAG = /(<[^<>]*>)/
const LINK_START = /^<a\b/i
const LINK_END = /^<\/a>$/i

/** A text as HTML: angle brackets become entities, line breaks stay. For other scripts only: laurel makes nodes. */
export const encodeHtml = (text: string): string =>
  text.replace(ANGLE_OR_BREAK, (found) => {
    if (found === '<') return '&lt;'
    return found === '>' ? '&gt;' : found
  })

/** Links the addresses in the text of HTML, except inside links (contract 05 §4.2). It does not sanitise. */
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

/** Neither address nor text of a link has quotes or angle brackets. */
function htmlOf(part: RichPart): string {
  if (part.is !== 'link') return part.is === 'text' ? part.text : '<br>'
  return `<a href="${part.url}" target="_blank" rel="nofollow noopener noreferrer">${part.text}</a>`
}

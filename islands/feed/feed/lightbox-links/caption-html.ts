import { safeUrl } from '../../../../src/page/safe-url'

const BREAK = '<br/>'
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Elements without text for visitors. */
const UNSEEN = 'script, style, template, noscript, iframe, svg'
/** Elements that are in lines of their own. */
const BLOCKS = 'p, div, ul, ol, li, blockquote, h1, h2, h3, h4, h5, h6'
/** The class of a line break that the feed plugin draws as a picture. */
const DRAWN_BREAK = 'cff-linebreak'
const LINK_SCHEME = /^(?:https?:|mailto:)/i

/** Encodes a text as HTML and keeps its lines (contract 05 §4.3). */
export const encode = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '').replace(/\r?\n/g, BREAK)

/** The content of a node as HTML with line breaks and links only; empty without text. */
export function captionHtml(content: Node): string {
  return tidy(htmlOf(content))
}

function htmlOf(parent: Node): string {
  return [...parent.childNodes]
    .map((node) => {
      if (node instanceof Text) return encode(linesOf(node))
      return node instanceof Element ? elementHtml(node) : ''
    })
    .join('')
}

function elementHtml(element: Element): string {
  if (element.matches(UNSEEN)) return ''
  if (element.localName === 'br' || element.classList.contains(DRAWN_BREAK)) return BREAK
  // This may be an emoji as a picture.
  if (element.localName === 'img') return encode(element.getAttribute('alt') ?? '')
  const inner = htmlOf(element)
  const url = element.localName === 'a' ? safeUrl(element.getAttribute('href')) : undefined
  if (url && LINK_SCHEME.test(url) && inner) return `<a href="${encode(url)}">${inner}</a>`
  return element.matches(BLOCKS) ? BREAK + inner + BREAK : inner
}

/** White space becomes one space, as on the page; a line break of the source stays one. */
function linesOf({ data, previousSibling, nextSibling }: Text): string {
  const text = data.replace(/[ \t\r\n\f]+/g, (space) => (space.includes('\n') ? '\n' : ' '))
  const lineStart = isBreak(previousSibling) ? text.trimStart() : text
  return isBreak(nextSibling) ? lineStart.trimEnd() : lineStart
}

const isBreak = (node: Node | null) =>
  node instanceof Element && (node.localName === 'br' || node.matches(BLOCKS))

/** Leaves at most one empty line in a row, and none at the ends. */
function tidy(html: string): string {
  const ends = /^(?:\s|<br\/>)+|(?<!\s|<br\/>)(?:\s|<br\/>)+$/g
  return html.replace(/(?: ?<br\/> ?){3,}/g, BREAK + BREAK).replace(ends, '')
}

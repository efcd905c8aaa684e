import { addElement, addText, type Content } from './content'

/**
 * Most of what servers answer is text with a few marks in it. That much is read here, at a hundredth of the cost of the
 * browser's parser; whatever is not quite so simple is left to it, and the result is the same.
 */
const TOKEN =
  /([^<&]+)|&(?:#(\d{2,5})|([a-z]{2,6}));|<(strong|b|em|i|span|bdi|del|ins|small)((?: (?:class|aria-hidden)="[^"&<>]*")*)>|<\/(\w+)>/y
const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  hellip: '…',
}
/** The parser treats these by rules of their own. */
const ODD = /[\r\0]/
const MOST_OPEN = 20

interface OpenTag {
  readonly tag: string
  readonly props: Readonly<Record<string, string>>
  /** What the tag stands in. */
  readonly outer: Content
}

/** @returns null when the HTML is not simple */
export function readSimple(html: string): Content | null {
  if (ODD.test(html)) return null
  const open: OpenTag[] = []
  let content: Content = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < html.length) {
    const token = TOKEN.exec(html)
    if (!token) return null
    const [, text, code, name, tag, attributes = '', closed] = token
    if (tag) {
      if (open.push({ tag, props: propsOf(attributes), outer: content }) > MOST_OPEN) return null
      content = []
    } else if (closed) {
      const last = open.pop()
      if (last?.tag !== closed) return null
      addElement(last.tag, last.props, content, last.outer)
      content = last.outer
    } else {
      const decoded = text ?? (name ? ENTITIES[name] : characterOf(Number(code)))
      if (decoded === undefined) return null
      addText(decoded, content)
    }
  }
  return open.length === 0 ? content : null
}

/** Of numbers that are no plain characters the parser makes something else. */
function characterOf(code: number): string | undefined {
  const isPlain = (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code < 0xd800)
  return isPlain ? String.fromCharCode(code) : undefined
}

function propsOf(attributes: string): Record<string, string> {
  const props: Record<string, string> = {}
  for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    // Of an attribute that comes twice the first counts.
    props[name === 'class' ? 'className' : name] ??= value
  }
  return props
}

/** The CSS properties that are presentation attributes as well; drawing programs write them as styles. */
const PROPERTIES = new Set([
  'clip-path',
  'clip-rule',
  'display',
  'fill',
  'fill-opacity',
  'fill-rule',
  'opacity',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'stroke-width',
])
/** An unclosed comment extends to the end. */
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g
/** The tokens of a style sheet; each character belongs to one of them. */
const PIECE = /[{};]|[^{};]+/g
/** A class, an id or an element's name; other selectors are not supported. */
const PLAIN_SELECTOR = /^[.#]?[\w-]+$/

export type Look = Readonly<Record<string, string>>

interface Rule {
  readonly selector: string
  readonly look: Look
}

/** The supported declarations of a `style` attribute. */
export function lookOf(declarations: string): Look {
  const pairs = withoutComments(declarations).split(';')
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const [name = '', ...rest] = pair.split(':')
      const property = name.trim().toLowerCase()
      const value = rest.join(':').replace('!important', '').trim()
      return PROPERTIES.has(property) && value ? [[property, value]] : []
    }),
  )
}

/** The rules of a style sheet with plain selectors, without at-rules and what they contain. */
export function rulesOf(sheet: string): Rule[] {
  const rules: Rule[] = []
  /** The number of open brackets. */
  let depth = 0
  /** The text before the outermost bracket, and the text inside of it. */
  let [head, body] = ['', '']
  for (const [piece] of withoutComments(sheet).matchAll(PIECE)) {
    if (piece === '{') depth += 1
    else if (piece === '}') depth = Math.max(0, depth - 1)
    else if (depth === 0 && piece === ';') head = ''
    else if (depth === 0) head += piece
    else if (depth === 1) body += piece
    if (piece !== '}' || depth > 0) continue
    if (!head.includes('@')) for (const rule of rulesFor(head, body)) rules.push(rule)
    head = ''
    body = ''
  }
  return rules
}

function rulesFor(selectors: string, declarations: string): Rule[] {
  const look = lookOf(declarations)
  return selectors
    .split(',')
    .map((selector) => selector.trim())
    .filter((selector) => PLAIN_SELECTOR.test(selector))
    .map((selector) => ({ selector, look }))
}

const withoutComments = (css: string) => css.replace(COMMENT, '')

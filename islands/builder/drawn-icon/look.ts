/** How a shape looks that has no attributes for it, as drawing programs write it: in classes and styles. */

/** What a shape may look like; each of them may as well be an attribute. */
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
/** One that is not closed goes on to the end. */
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g
/** What a sheet is made of; each character of it is in one piece. */
const PIECE = /[{};]|[^{};]+/g
/** A class, an id or an element's name: what a file's own styles are about. */
const PLAIN_SELECTOR = /^[.#]?[\w-]+$/

export type Look = Readonly<Record<string, string>>

export interface Rule {
  readonly selector: string
  readonly look: Look
}

/** The declarations of a `style` attribute that may stay. */
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

/** The rules of a file's style sheet, as far as they are plain; what begins with `@`, and all that stands in it, is not. */
export function rulesOf(sheet: string): Rule[] {
  const rules: Rule[] = []
  /** How many brackets are open. */
  let depth = 0
  /** What stands before the first of them, and what stands in it. */
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

/** The key of a selector that any element may match. */
export const ANY = '*'

/** Selectors with escapes, comments, namespaces or nesting are not analysed. */
const UNREAD = /[\\|&]|\/\*/
const COMBINATOR = /[\s>+~]/
/** Most selectors have no brackets and no strings. */
const PLAIN = /^[\w.#\s>+~,-]+$/
const ALTERNATIVES = /^:(?:is|where)\($/

/**
 * The keys of a selector: an element must have at least one of them to match. They are written as in selectors: `.cup`,
 * `#cup`, `form` or `[data-cup]`, and `*` for an alternative without any.
 */
export function keysOf(selector: string): readonly string[] {
  if (UNREAD.test(selector)) return [ANY]
  const keys = PLAIN.test(selector)
    ? selector.split(',').map((each) => keyOfPlain(each.trim().split(COMBINATOR).pop() ?? '') ?? ANY)
    : lastCompounds(selector).flatMap(keysOfCompound)
  return [...new Set(keys)]
}

function keyOfPlain(compound: string): string | undefined {
  const [named] = /#[^#.:[\]()]+/.exec(compound) ?? /\.[^#.:[\]()]+/.exec(compound) ?? []
  return named ?? /^[a-z][^#.:[\]()]*/i.exec(compound)?.[0].toLowerCase()
}

/** The last compound of each alternative: the part that the element itself has to match. */
function lastCompounds(selector: string): string[] {
  const compounds: string[] = []
  let compound = ''
  let ended = false
  for (const { text, depth } of piecesOf(selector)) {
    if (depth === 0 && text === ',') {
      compounds.push(compound)
      compound = ''
    } else if (depth === 0 && COMBINATOR.test(text)) ended = true
    else {
      compound = ended ? text : compound + text
      ended = false
    }
  }
  return [...compounds, compound]
}

function keysOfCompound(compound: string): readonly string[] {
  let outside = ''
  let inside = ''
  let alternatives = ''
  let attribute = ''
  for (const { text, depth } of piecesOf(compound)) {
    if (depth > 0) inside += text
    else {
      const [last = ''] = /:?[\w-]*\($/.exec(outside) ?? []
      if (ALTERNATIVES.test(last)) alternatives ||= inside
      if (outside.endsWith('[')) attribute ||= /^\s*([\w-]+)(?=$|[\s=~^$*])/.exec(inside)?.[1] ?? ''
      outside += text
      inside = ''
    }
  }
  const plain = keyOfPlain(outside)
  if (plain) return [plain]
  if (alternatives) return keysOf(alternatives)
  return [attribute ? `[${attribute}]` : ANY]
}

/** A piece is a quoted string, a character with a meaning of its own, or the text between these. */
const PIECE = /"[^"]*"|'[^']*'|[,()[\]\s>+~]|[^"',()[\]\s>+~]+|["']/g

/** The pieces of a selector, with the number of brackets around each. */
function* piecesOf(selector: string): Generator<{ text: string; depth: number }> {
  let depth = 0
  for (const text of selector.match(PIECE) ?? []) {
    if (text === ')' || text === ']') depth -= 1
    yield { text, depth }
    if (text === '(' || text === '[') depth += 1
  }
}

/** Nothing tells which elements can match. */
export const ANY = '*'

/** What is escaped, commented or of a namespace is left to the browser. */
const UNREAD = /[\\|&]|\/\*/
const COMBINATOR = /[\s>+~]/
/** Without brackets and strings: most of the selectors. */
const PLAIN = /^[\w.#\s>+~,-]+$/
const ALTERNATIVES = /^:(?:is|where)\($/

/**
 * Names of which an element must have one to match a selector, as selectors write them: `.cup`, `#cup`, `form` or
 * `[data-cup]`; `*` where an alternative asks for none of these.
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

/** Of each alternative what the element itself has to match. */
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

/** Strings in quotes, and signs of their own; what is between them is one piece. */
const PIECE = /"[^"]*"|'[^']*'|[,()[\]\s>+~]|[^"',()[\]\s>+~]+|["']/g

/** Piece by piece, with the number of brackets that it stands in. */
function* piecesOf(selector: string): Generator<{ text: string; depth: number }> {
  let depth = 0
  for (const text of selector.match(PIECE) ?? []) {
    if (text === ')' || text === ']') depth -= 1
    yield { text, depth }
    if (text === '(' || text === '[') depth += 1
  }
}

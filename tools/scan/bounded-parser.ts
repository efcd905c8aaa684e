import { createRequire } from 'node:module'

/** Ten times what long pages have; their tree takes half a gigabyte. */
export const MOST_ELEMENTS = 50_000
/** Browsers nest no deeper than 512; jsdom would, until its stack is full. */
export const MOST_DEEP = 1000
/** Each is compared with all before it. */
export const MOST_ATTRIBUTES = 1000

interface Parser {
  readonly openElements: { readonly stackTop: number }
  _insertCharacters(token: { location: unknown }): void
  /** What all ways to make an element go through. */
  _attachElementToTree(...args: unknown[]): void
}

interface Tokenizer {
  readonly currentToken: { readonly attrs?: readonly unknown[] } | null
  _createAttr(start: string): void
}

const done = new WeakSet<object>()
const counts = new WeakMap<Parser, number>()

/**
 * Makes jsdom's parser one that costs by a page's length, and gives up a page that is beyond all measure: unclosed
 * tags may multiply, and half a page of them would take hours. Of another parser pages are read as it does.
 */
export function boundParser(): void {
  // The very parser that jsdom has, wherever it is installed.
  const own = createRequire(createRequire(import.meta.url).resolve('jsdom'))
  const parts: { Parser?: { prototype: Parser }; Tokenizer?: { prototype: Tokenizer } } = own('parse5')
  if (done.has(parts)) return
  done.add(parts)
  if (parts.Parser) boundTree(parts.Parser.prototype)
  if (parts.Tokenizer) boundTags(parts.Tokenizer.prototype)
}

/**
 * Nobody asks for the place of a text in the source, and to note it takes a list of all its siblings: of thousands of
 * posts in a row that was most of the time.
 */
function boundTree(parser: Parser): void {
  const { _insertCharacters, _attachElementToTree } = parser
  parser._insertCharacters = function (token) {
    _insertCharacters.call(this, { ...token, location: null })
  }
  parser._attachElementToTree = function (...args) {
    const count = (counts.get(this) ?? 0) + 1
    counts.set(this, count)
    if (count > MOST_ELEMENTS) throw new Error(`it has more than ${MOST_ELEMENTS} elements`)
    if (this.openElements.stackTop > MOST_DEEP) throw new Error(`it is more than ${MOST_DEEP} elements deep`)
    _attachElementToTree.apply(this, args)
  }
}

function boundTags(tokenizer: Tokenizer): void {
  const { _createAttr } = tokenizer
  tokenizer._createAttr = function (start) {
    if ((this.currentToken?.attrs?.length ?? 0) > MOST_ATTRIBUTES) {
      throw new Error(`a tag has more than ${MOST_ATTRIBUTES} attributes`)
    }
    _createAttr.call(this, start)
  }
}

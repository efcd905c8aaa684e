import { createRequire } from 'node:module'
import { createPageCost, MOST_ATTRIBUTES, type PageCost, type Tag } from './page-cost'

/** What comes to a parser one after the other, whatever becomes of it. */
const TOKENS = ['onEndTag', 'onComment', 'onCharacter'] as const

interface Parser extends Record<(typeof TOKENS)[number], (token: unknown) => void> {
  readonly openElements: { readonly stackTop: number }
  onStartTag(tag: Tag): void
  _insertCharacters(token: { location: unknown }): void
  /** What all ways to make an element go through. */
  _attachElementToTree(...args: unknown[]): void
  _appendCommentNode(...args: unknown[]): void
}

interface Tokenizer {
  readonly currentToken: { readonly attrs?: readonly unknown[] } | null
  _createAttr(start: string): void
}

const done = new WeakSet<object>()
const costs = new WeakMap<Parser, PageCost>()

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
  if (parts.Parser) {
    boundTree(parts.Parser.prototype)
    boundTokens(parts.Parser.prototype)
  }
  if (parts.Tokenizer) boundTags(parts.Tokenizer.prototype)
}

function costOf(parser: Parser): PageCost {
  const cost = costs.get(parser) ?? createPageCost()
  costs.set(parser, cost)
  return cost
}

/**
 * Nobody asks for the place of a text in the source, and to note it takes a list of all its siblings: of thousands of
 * posts in a row that was most of the time.
 */
function boundTree(parser: Parser): void {
  const { _insertCharacters, _attachElementToTree, _appendCommentNode } = parser
  parser._insertCharacters = function (token) {
    _insertCharacters.call(this, { ...token, location: null })
  }
  parser._attachElementToTree = function (...args) {
    costOf(this).addNode(this.openElements.stackTop)
    _attachElementToTree.apply(this, args)
  }
  parser._appendCommentNode = function (...args) {
    costOf(this).addNode(this.openElements.stackTop)
    _appendCommentNode.apply(this, args)
  }
}

function boundTokens(parser: Parser): void {
  for (const name of TOKENS) {
    const take = parser[name]
    parser[name] = function (token) {
      costOf(this).takeTime()
      take.call(this, token)
    }
  }
  const { onStartTag } = parser
  parser.onStartTag = function (tag) {
    const cost = costOf(this)
    cost.takeTime()
    cost.addTag(tag)
    onStartTag.call(this, tag)
  }
}

/** Before the tag is whole: its attributes are what takes the time. */
function boundTags(tokenizer: Tokenizer): void {
  const { _createAttr } = tokenizer
  tokenizer._createAttr = function (start) {
    if ((this.currentToken?.attrs?.length ?? 0) > MOST_ATTRIBUTES) {
      throw new Error(`a tag has more than ${MOST_ATTRIBUTES} attributes`)
    }
    _createAttr.call(this, start)
  }
}

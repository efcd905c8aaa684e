import { createRequire } from 'node:module'
import { createPageCost, MOST_ATTRIBUTES, type PageCost, type Tag } from './page-cost'

/** The parser's handlers that are called once for each piece of a page. */
const TOKENS = ['onEndTag', 'onComment', 'onCharacter'] as const

interface Parser extends Record<(typeof TOKENS)[number], (token: unknown) => void> {
  readonly openElements: { readonly stackTop: number }
  onStartTag(tag: Tag): void
  _insertCharacters(token: { location: unknown }): void
  /** Every way to make an element calls it. */
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
 * Bounds the time and memory of jsdom's parser: it gives up a page whose tree grows beyond the limits of
 * `page-cost.ts`. Unclosed tags can multiply, and half a page of them would take hours. A parser that is
 * built differently stays as it is.
 */
export function boundParser(): void {
  // The copy of the parser that jsdom uses, wherever it is installed.
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
 * Leaves out the positions of text nodes, which the scan does not use: jsdom lists all siblings to note
 * each of them, which took most of the time on pages with thousands of posts in a row.
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

/** Counts attributes while a tag is being read, because comparing them is what takes the time. */
function boundTags(tokenizer: Tokenizer): void {
  const { _createAttr } = tokenizer
  tokenizer._createAttr = function (start) {
    if ((this.currentToken?.attrs?.length ?? 0) > MOST_ATTRIBUTES) {
      throw new Error(`a tag has more than ${MOST_ATTRIBUTES} attributes`)
    }
    _createAttr.call(this, start)
  }
}

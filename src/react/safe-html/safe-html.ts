import { cloneElement, type ReactNode } from 'react'
import { ANSWER_ATTRIBUTE } from '../../dom/answer-markup'
import { propsOf } from './attributes'
import { addElement, addText, type Content } from './content'
import { hasMarkup, parseInert } from './inert'

/** How much markup a field may hold (contract 06 §3.5). */
export type HtmlMode = 'inline' | 'rich'

interface AllowList {
  readonly tags: readonly string[]
  readonly attributes: readonly string[]
}

const INLINE: AllowList = {
  tags: 'strong b em i u mark small sub sup br span code bdi del ins abbr'.split(' '),
  attributes: 'class title dir lang aria-hidden aria-label'.split(' '),
}
const ALLOWED: Readonly<Record<HtmlMode, AllowList>> = {
  inline: INLINE,
  rich: {
    tags: [...INLINE.tags, ...'div p ul ol li blockquote a img button'.split(' ')],
    attributes: [...INLINE.attributes, ...'href target rel src alt width height cite'.split(' ')],
  },
}

/** Markup that is nested deeper becomes text, so that the recursion is bounded. */
const MAX_DEPTH = 100

const BLOCKS = ['p', 'div', 'ul', 'ol', 'li', 'blockquote']

interface Place {
  readonly allowed: AllowList
  /** The tags of the rendered ancestors, outermost first. */
  readonly ancestors: readonly string[]
  readonly depth: number
}

/**
 * Turns HTML of a server's answer into React nodes, by an allow-list of tags and attributes (contract 06 §3.5). Other tags
 * are replaced by their content; scripts, styles and frames are removed. The nodes can not be hosts of islands. Never
 * throws.
 * @returns `''` when nothing is left
 */
export function safeHtml(html: string, mode: HtmlMode): ReactNode {
  if (!hasMarkup(html)) return html
  const content: Content = []
  collect(parseInert(html), { allowed: ALLOWED[mode], ancestors: [], depth: 0 }, content)
  return toNodes(content)
}

/** @returns nodes that can not be hosts of islands; `''` when there are none */
export function toNodes(content: Content): ReactNode {
  const marked = content.map((part) =>
    typeof part === 'string' ? part : cloneElement(part, { [ANSWER_ATTRIBUTE]: '' }),
  )
  return marked.length > 1 ? marked : (marked[0] ?? '')
}

/** Adds the children of an element to the content. */
function collect(parent: Element, place: Place, content: Content): void {
  for (const node of parent.childNodes) {
    if (node instanceof Text) addText(node.data, content)
    else if (node instanceof Element) collectElement(node, place, content)
  }
}

/** Adds an element to the content, or its children if its tag is dropped. */
function collectElement(element: Element, place: Place, content: Content): void {
  const { allowed, ancestors } = place
  const tag = element.localName
  const inner = { ...place, depth: place.depth + 1 }
  if (place.depth === MAX_DEPTH) addText(element.textContent, content)
  else if (!allowed.tags.includes(tag) || isMisplaced(tag, ancestors)) collect(element, inner, content)
  else {
    const children: Content = []
    collect(element, { ...inner, ancestors: [...ancestors, tag] }, children)
    const props = propsOf(element, allowed.attributes)
    if (tag === 'button') props['type'] = 'button'
    addElement(tag, props, children, content)
  }
}

/**
 * Whether the HTML parser would never put this tag inside these. Dropping a tag joins what it had separated, such as a link
 * in a table cell and a link around the table; React warns of such nesting.
 * @param ancestors tags, outermost first
 */
function isMisplaced(tag: string, ancestors: readonly string[]): boolean {
  if (tag === 'a' || tag === 'button') return ancestors.includes(tag)
  if (tag === 'li' && ancestors.lastIndexOf('li') > lastList(ancestors)) return true
  return BLOCKS.includes(tag) && ancestors.includes('p')
}

const lastList = (tags: readonly string[]) => Math.max(tags.lastIndexOf('ul'), tags.lastIndexOf('ol'))

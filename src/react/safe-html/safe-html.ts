import { cloneElement, type ReactNode } from 'react'
import { ANSWER_ATTRIBUTE } from '../../dom/answer-markup'
import { propsOf } from './attributes'
import { addElement, addText, type Content, textOf } from './content'
import { parseInert } from './inert'
import { isMisplaced } from './nesting'
import { readSimple } from './simple'

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

/** Nobody writes markup this deep; what is deeper becomes text, so that the walk ends. */
const MAX_DEPTH = 100

interface Place {
  readonly allowed: AllowList
  /** The tags of what is rendered around it, outermost first. */
  readonly ancestors: readonly string[]
  readonly depth: number
}

/**
 * Makes React nodes of HTML that a server answered, by an allow-list of tags and attributes (contract 06 §3.5). A tag
 * that is not on it keeps its text; scripts, styles and frames go with what they hold. It brings no islands to life. Never
 * throws.
 * @returns `''` when nothing is left
 */
export function safeHtml(html: string, mode: HtmlMode): ReactNode {
  const content = contentOf(html, mode).map((part) =>
    typeof part === 'string' ? part : cloneElement(part, { [ANSWER_ATTRIBUTE]: '' }),
  )
  return content.length > 1 ? content : (content[0] ?? '')
}

/**
 * The text of HTML that a server answered: entities decoded, every tag dropped, scripts, styles and frames with what
 * they hold; whitespace as it is (contract 06 §3.5, TEXT). Never throws.
 */
export function plainText(html: string): string {
  return textOf(contentOf(html, 'inline'))
}

function contentOf(html: string, mode: HtmlMode): Content {
  const simple = readSimple(html)
  if (simple) return simple
  const content: Content = []
  collect(parseInert(html), { allowed: ALLOWED[mode], ancestors: [], depth: 0 }, content)
  return content
}

/** Adds what the parent holds to the content; children of a dropped tag take its place. */
function collect(parent: Element, place: Place, content: Content): void {
  for (const node of parent.childNodes) {
    if (node instanceof Text) addText(node.data, content)
    else if (node instanceof Element) keep(node, place, content)
  }
}

function keep(element: Element, place: Place, content: Content): void {
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

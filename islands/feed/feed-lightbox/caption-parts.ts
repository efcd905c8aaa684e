import { safeUrl } from '../../../src/page/safe-url'
import { parseInert } from '../../../src/react/safe-html/inert'
import { linkCaptionTags } from '../shared/network/hashtags'
import type { RichPart } from '../shared/network/rich-parts'

/** A part of a caption. */
export type CaptionPart =
  | RichPart
  | { readonly is: 'event'; readonly name: string; readonly parts: readonly CaptionPart[] }

/** Finds the links in a text. */
export type LinkText = (text: string) => RichPart[]

const EVENT_PARTS = ['cff-event-title', 'cff-date', 'cff-location', 'cff-desc']
/** A `#` in an address begins no tag. */
const ADDRESS = /(\b[a-z][a-z\d+.-]{0,40}:\/\/\S+)/i

/** Links the hashtags of a text (contract 05 §4.2). */
export const linkTags: LinkText = (text) =>
  text
    .split(ADDRESS)
    .flatMap((piece, at): RichPart[] =>
      at % 2 === 1 ? [{ is: 'text', text: piece }] : linkCaptionTags(piece),
    )

/**
 * Reads a caption's HTML: links, line breaks, the parts of an event, and text (contract 05 §16). Of any other element
 * only the content counts.
 */
export function captionParts(html: string, linkText: LinkText): CaptionPart[] {
  return partsOf(parseInert(html), linkText)
}

function partsOf(parent: Element, linkText: LinkText): CaptionPart[] {
  return [...parent.childNodes].flatMap((node): CaptionPart[] => {
    if (node instanceof Text) return linkText(node.data)
    return node instanceof Element ? elementParts(node, linkText) : []
  })
}

function elementParts(element: Element, linkText: LinkText): CaptionPart[] {
  if (element.localName === 'br') return [{ is: 'break' }]
  const url = element.localName === 'a' ? safeUrl(element.getAttribute('href')) : undefined
  const text = element.textContent ?? ''
  if (url) return text ? [{ is: 'link', text, url }] : []
  const parts = partsOf(element, linkText)
  const name = element.localName === 'span' && EVENT_PARTS.find((each) => element.classList.contains(each))
  return name ? [{ is: 'event', name, parts }] : parts
}

/** A part of the text of a post, comment or caption, without HTML. */
export type RichPart =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'break' }
  | { readonly is: 'link'; readonly text: string; readonly url: string; readonly color?: string | undefined }

/** The links lead to strangers' pages. */
const REL = 'nofollow noopener noreferrer'

/** Makes nodes of a text. Its links open in a new window. */
export function richNodes(document: Document, parts: readonly RichPart[]): DocumentFragment {
  const fragment = document.createDocumentFragment()
  fragment.append(...parts.map((part) => nodeOf(document, part)))
  return fragment
}

function nodeOf(document: Document, part: RichPart): Node {
  if (part.is === 'text') return document.createTextNode(part.text)
  if (part.is === 'break') return document.createElement('br')
  const link = document.createElement('a')
  link.href = part.url
  link.target = '_blank'
  link.rel = REL
  if (part.color) link.style.color = part.color
  link.textContent = part.text
  return link
}

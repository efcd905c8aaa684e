/** A text of posts, comments or captions as what of it is shown: nothing in it is HTML any more. */
export type RichPart =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'break' }
  | { readonly is: 'link'; readonly text: string; readonly url: string; readonly color?: string | undefined }

/** Links lead to strangers' pages. */
const REL = 'nofollow noopener noreferrer'

/** The nodes of a text; its links open a window of their own. */
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

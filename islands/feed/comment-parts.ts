import type { Attachment } from './comment-wire'
import { likeDrawing } from './reaction-icons'

/** Strangers wrote what these lead to. */
const REL = 'nofollow noopener'
const NETWORK = 'https://facebook.com/'

/** A part of a comment that has only a class. */
export function part<Tag extends keyof HTMLElementTagNameMap>(
  document: Document,
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  if (className) element.className = className
  element.append(...children)
  return element
}

/** A link that opens a window of its own. */
export function outLink(
  document: Document,
  href: string,
  className: string,
  ...children: (Node | string)[]
): HTMLAnchorElement {
  const link = part(document, 'a', className, ...children)
  link.href = href
  link.target = '_blank'
  link.rel = REL
  return link
}

/** Where the network shows a comment, or somebody. */
export const networkAddress = (id: string) => NETWORK + encodeURIComponent(id)

/** The picture that somebody has put under a comment or a reply (contract 05 §7.2, §7.5). */
export function attachmentLink(
  document: Document,
  { image, title }: Attachment,
  href: string,
): HTMLAnchorElement {
  const picture = part(document, 'img', '')
  picture.alt = title || 'Attachment'
  picture.src = image
  return outLink(document, href, 'cff-comment-attachment', picture)
}

/**
 * The link of somebody's picture. The name beside it leads to the same place: once is enough for who listens or goes by
 * keys.
 */
export function avatarLink(document: Document, href: string, avatar: Element): HTMLAnchorElement {
  const link = outLink(document, href, '', avatar)
  link.tabIndex = -1
  link.setAttribute('aria-hidden', 'true')
  return link
}

/** How many people like a comment or a reply. */
export function likeCount(document: Document, count: number): HTMLElement {
  const icon = part(document, 'b', '', likeDrawing(document))
  return part(
    document,
    'span',
    'cff-comment-likes',
    part(document, 'span', 'cff-comment-likes-bg', icon, String(count)),
  )
}

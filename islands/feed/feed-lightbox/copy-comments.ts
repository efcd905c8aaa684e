import { type CommentSettings, printedComments, readBox } from '../shared/network/comments-box'
import type { Metadata } from '../shared/network/metadata'

const REPLY_TOGGLES = '.cff-comment-replies a'
const SHOW_MORE = '.cff-show-more-comments'
const LIKES_LINE = '.cff-likes-info-wrap'
const LIKES_BY_OTHERS = '.cff-reactions-count'
const REL = 'nofollow noopener noreferrer'
const LEADS_AWAY = /^(?:https?:|mailto:)/i
/** Attributes with ids, which are unique in a page. */
const NAMES = ['id', 'for', 'aria-controls', 'aria-labelledby', 'aria-describedby']

/** A copy of a comments box, and the places for the network's data. */
export interface BoxCopy {
  readonly element: HTMLElement
  /** The place for the likes line; null where the copy has one already. */
  readonly likes: HTMLElement | null
  readonly list: HTMLElement | null
  /** The other nodes of the list, after the comments. */
  readonly beside: readonly ChildNode[]
  readonly settings: CommentSettings
}

/**
 * Copies a post's comments box for the lightbox's sidebar (contract 05 §14.9). The copy has no ids, its links open in a
 * new window, and the link to more comments leads to the network.
 * @param metadata the network's data, which is drawn separately and left out of the copy
 */
export function copyComments(box: HTMLElement, metadata: Metadata | undefined): BoxCopy {
  const copy = box.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new TypeError('A comments box is an element')
  const { likes, list, networkLink, settings } = readBox(copy)
  if (metadata?.likes) for (const line of likes?.querySelectorAll(LIKES_LINE) ?? []) line.remove()
  if (metadata?.comments && list) for (const comment of printedComments(list)) comment.remove()
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of NAMES) element.removeAttribute(name)
  }
  copy.style.display = 'block'
  const network = networkLink?.querySelector('a')?.getAttribute('href') ?? ''
  for (const link of copy.querySelectorAll(`${SHOW_MORE} a`)) {
    if (LEADS_AWAY.test(network)) link.setAttribute('href', network)
    // The post's button is a link in the copy.
    for (const name of ['role', 'tabindex']) link.removeAttribute(name)
  }
  for (const link of copy.querySelectorAll<HTMLAnchorElement>('a')) {
    link.target = '_blank'
    link.rel = REL
  }
  const isLikesOurs = metadata?.likes !== undefined && !likes?.querySelector(LIKES_BY_OTHERS)
  const beside = [...(list?.childNodes ?? [])]
  return { element: copy, likes: isLikesOurs ? likes : null, list, beside, settings }
}

/** Whether a click in the sidebar keeps its default action: links within the page do not, except for reply toggles. */
export function keepsDefaultAction(clicked: Element): boolean {
  const link = clicked.closest('a')
  if (!link) return true
  return link.matches(REPLY_TOGGLES) || LEADS_AWAY.test(link.getAttribute('href') ?? '')
}

/** Whether the focus is in the copy. */
export const hasFocus = (copy: Element) => copy.contains(copy.ownerDocument.activeElement)

import { type CommentSettings, printedComments, readBox } from '../shared/network/comments-box'
import type { Metadata } from '../shared/network/metadata'

const REPLY_TOGGLES = '.cff-comment-replies a'
const SHOW_MORE = '.cff-show-more-comments'
const LIKES_LINE = '.cff-likes-info-wrap'
const LIKES_BY_OTHERS = '.cff-reactions-count'
const REL = 'nofollow noopener noreferrer'
const LEADS_AWAY = /^(?:https?:|mailto:)/i
/** Names within the page, of which the page has one each. */
const NAMES = ['id', 'for', 'aria-controls', 'aria-labelledby', 'aria-describedby']

/** A copy of a comments box, and where the network's part of it goes. */
export interface BoxCopy {
  readonly element: HTMLElement
  /** Null where somebody else has said who likes the post. */
  readonly likes: HTMLElement | null
  readonly list: HTMLElement | null
  /** What stands in the list behind the comments. */
  readonly beside: readonly ChildNode[]
  readonly settings: CommentSettings
}

/**
 * A copy of a post's comments for the lightbox's sidebar (contract 05 §14.9): without ids; its links open windows of
 * their own; more comments are on the network.
 * @param metadata what the network says of the post: it is drawn anew, and left out of the copy
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
    // What was a button of the post's is a link here.
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

/** Whether a click in the sidebar is let through: to a window of its own, or to the replies. */
export function isLetThrough(clicked: Element): boolean {
  const link = clicked.closest('a')
  if (!link) return true
  return link.matches(REPLY_TOGGLES) || LEADS_AWAY.test(link.getAttribute('href') ?? '')
}

/** Whether the visitor is in it. */
export const isInUse = (copy: Element) => copy.contains(copy.ownerDocument.activeElement)

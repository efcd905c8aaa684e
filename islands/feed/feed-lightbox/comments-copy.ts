const BOX = '.cff-comments-box'
const REPLY_TOGGLES = '.cff-comment-replies a'
const SHOW_MORE = '.cff-show-more-comments'
const ON_NETWORK = '.cff-comment-on-facebook a'
const REPLIES_COMING = '.cff-comment-replies .cff-loader'
const EMPTY_REPLIES = '.cff-comment-replies-box.cff-empty'
const REL = 'nofollow noopener noreferrer'
const LEADS_AWAY = /^(?:https?:|mailto:)/i
/** Names within the page, of which the page has one each. */
const NAMES = ['id', 'for', 'aria-controls', 'aria-labelledby', 'aria-describedby']

export const commentsBoxOf = (post: Element) => post.querySelector<HTMLElement>(BOX)

/**
 * A copy of a post's comments for the lightbox's sidebar (contract 05 §14.9): without ids; its links open windows of
 * their own, but for those that show replies here; more comments are on the network.
 */
export function copyComments(box: HTMLElement): HTMLElement {
  const copy = box.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new TypeError('A comments box is an element')
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of NAMES) element.removeAttribute(name)
  }
  copy.style.display = 'block'
  // Replies that are on their way come to the post; here they are asked for again.
  for (const loader of copy.querySelectorAll(REPLIES_COMING)) {
    loader.closest('.cff-comment-replies')?.classList.remove('cff-hide')
    loader.remove()
  }
  for (const empty of copy.querySelectorAll<HTMLElement>(EMPTY_REPLIES)) empty.style.display = 'none'
  const network = copy.querySelector(ON_NETWORK)?.getAttribute('href') ?? ''
  for (const link of copy.querySelectorAll(`${SHOW_MORE} a`)) {
    if (LEADS_AWAY.test(network)) link.setAttribute('href', network)
    // What was a button of the post's is a link here.
    for (const name of ['role', 'tabindex']) link.removeAttribute(name)
  }
  for (const link of copy.querySelectorAll<HTMLAnchorElement>('a')) {
    if (link.matches(REPLY_TOGGLES)) continue
    link.target = '_blank'
    link.rel = REL
  }
  return copy
}

/** Whether a click in the sidebar is let through: to a window of its own, or to the replies. */
export function isLetThrough(clicked: Element): boolean {
  const link = clicked.closest('a')
  if (!link) return true
  return link.matches(REPLY_TOGGLES) || LEADS_AWAY.test(link.getAttribute('href') ?? '')
}

/** Whether somebody has opened or asked for replies in it, or is about to. */
export const isInUse = (copy: Element) =>
  copy.querySelector('.cff-comment-replies.cff-hide') !== null ||
  copy.contains(copy.ownerDocument.activeElement)

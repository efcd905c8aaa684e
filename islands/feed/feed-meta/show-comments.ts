import { focusTarget } from '../../../src/dom/focus-target'
import type { Scope } from '../../../src/page/scope'
import { loadAvatars } from '../comments'
import { takeAway } from '../take-away'
import { commentNode, type PrintedComment } from './comment-node'
import type { CommentsBox } from './markup'
import type { Metadata } from './metadata'

const COMMENT = ':scope > .cff-comment'
const TOTAL = 'data-cff-comments-total'
/** The visitor has asked for all of them. */
const ALL_SHOWN = '.cff-clicked'
const NOTHING_PRINTED: PrintedComment = { date: '', style: '' }

/** The comments as the network has them in the place of those that the server has printed (contract 05 §7.2). */
export function showComments(box: CommentsBox, metadata: Metadata, { add, adopt }: Scope): void {
  const { list, showMore, element } = box
  if (showMore) adopt.attribute(showMore, TOTAL, String(metadata.commentCount))
  if (!list || !metadata.comments) return
  const printed = [...list.querySelectorAll<HTMLElement>(COMMENT)]
  const known = new Map(printed.map((node) => [node.id, readPrinted(node)]))
  const style = printed[0]?.getAttribute('style') ?? ''
  const limit = showMore?.matches(ALL_SHOWN) ? Infinity : box.limit
  const nodes = metadata.comments.map((comment, index) =>
    commentNode(list.ownerDocument, comment, box, {
      printed: known.get(`cff_${comment.id}`) ?? { ...NOTHING_PRINTED, style },
      isShown: index < limit,
    }),
  )
  const focused = printed.findIndex((node) => node.contains(list.ownerDocument.activeElement))
  for (const node of printed) add(takeAway(node))
  list.prepend(...nodes)
  for (const node of nodes) add(() => node.remove())
  // Who works the page by keys goes on at the same place.
  if (focused >= 0) focusTarget(nodes[focused] ?? element)
  // As the server or a toggle has said it: to ask the style sheet, post after post, would have the page styled each time.
  if (element.style.display === 'block') loadAvatars(list)
}

const readPrinted = (node: Element): PrintedComment => ({
  date: node.getAttribute('data-cff-comment-date') ?? '',
  style: node.getAttribute('style') ?? '',
})

/** What stands around it decides how the link to the network looks (contract 05 §7.2). */
export function fitNetworkLink(
  { element, list }: CommentsBox,
  { hasLikes }: { readonly hasLikes: boolean },
  { adopt }: Scope,
): void {
  const link = element.querySelector<HTMLElement>('.cff-comment-on-facebook')
  if (!link) return
  const flat = (corners: 'top' | 'bottom') => {
    for (const side of ['left', 'right']) adopt.style(link, `border-${corners}-${side}-radius`, '0')
  }
  if (hasLikes) flat('top')
  if (list?.querySelector(COMMENT)) flat('bottom')
  else adopt.style(link, 'padding', '8px 15px 8px 10px')
}

import { attachmentLink, avatarLink, likeCount, networkAddress, outLink, part } from '../comment-parts'
import { commentText } from '../comment-text'
import type { Comment, Person } from '../comment-wire'
import { createAvatar } from '../comments'
import { richNodes } from '../rich-text'
import type { CommentsBox } from './markup'

/** Contract 05 §7.2. */
const AVATAR_PX = 32
const NOWHERE = 'javascript:void(0);'

/** What the server has printed of a comment, and the network does not tell. */
export interface PrintedComment {
  readonly date: string
  /** Its inline style. */
  readonly style: string
}

export interface CommentOptions {
  readonly printed: PrintedComment
  /** Whether it is seen when the box is open. */
  readonly isShown: boolean
}

/** A comment with everything that belongs to it, as the theme's CSS knows it (contract 05 §7.2). */
export function commentNode(
  document: Document,
  comment: Comment,
  box: CommentsBox,
  { printed, isShown }: CommentOptions,
): HTMLElement {
  const { id, from } = comment
  const avatarUrl = box.hidesAvatars ? undefined : from?.picture
  const text = part(document, 'div', 'cff-comment-text', ...contentOf(document, comment, box, printed.date))
  const node = part(document, 'div', 'cff-comment', part(document, 'div', 'cff-comment-text-wrapper', text))
  node.style.cssText = printed.style
  node.style.display = isShown ? 'block' : 'none'
  if (id) node.id = `cff_${id}`
  if (from?.id) node.setAttribute('data-id', from.id)
  if (avatarUrl) node.setAttribute('data-avatar', avatarUrl)
  if (!from || box.hidesAvatars) text.classList.add('cff-no-image')
  else node.append(avatarBox(document, from, box.isExpanded && isShown ? avatarUrl : undefined))
  return node
}

function contentOf(document: Document, comment: Comment, box: CommentsBox, date: string): Node[] {
  const { id, from, message, message_tags, attachment, like_count, comment_count } = comment
  const color = box.linkColor
  const tags = box.linksTags ? message_tags : []
  const words = part(document, 'p', '')
  if (from?.name) words.append(nameNode(document, from, color))
  words.append(richNodes(document, commentText(message, { tags, color })))
  const time = part(document, 'span', 'cff-time')
  if (date) time.append(part(document, 'span', 'cff-comment-date', date))
  if (like_count > 0) time.append(likeCount(document, like_count))
  return [
    words,
    ...(attachment ? [attachmentLink(document, attachment, networkAddress(id))] : []),
    time,
    ...(comment_count > 0 && id ? repliesParts(document, id, comment_count, box) : []),
  ]
}

function nameNode(document: Document, { name, link }: Person, color: string): HTMLElement {
  if (!link) return part(document, 'span', 'cff-name', name)
  const node = outLink(document, link, 'cff-name', name)
  node.style.color = color
  return node
}

/** The toggle, and the place where the replies go. */
function repliesParts(document: Document, id: string, count: number, box: CommentsBox): Node[] {
  const word = count === 1 ? box.replyWords.one : box.replyWords.more
  const icon = part(document, 'span', 'cff-replies-icon')
  const toggle = part(document, 'a', 'cff-comment-replies-a', icon, `${count} ${word}`)
  toggle.setAttribute('href', NOWHERE)
  toggle.setAttribute('role', 'button')
  toggle.setAttribute('aria-expanded', 'false')
  toggle.style.color = box.linkColor
  const paragraph = part(document, 'p', 'cff-comment-replies', toggle)
  paragraph.setAttribute('data-id', id)
  return [paragraph, part(document, 'div', 'cff-comment-replies-box cff-empty')]
}

/** @param url undefined where the picture comes when the comment is seen, or there is none */
function avatarBox(document: Document, { name, link }: Person, url: string | undefined): HTMLElement {
  const avatar = url
    ? createAvatar(document, { url, alt: name, sizePx: AVATAR_PX })
    : part(document, 'span', 'cff-comment-avatar')
  return part(
    document,
    'div',
    'cff-comment-img cff-avatar-fallback',
    link ? avatarLink(document, link, avatar) : avatar,
  )
}

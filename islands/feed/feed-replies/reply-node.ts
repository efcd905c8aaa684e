import { attachmentLink, avatarLink, likeCount, networkAddress, outLink, part } from '../comment-parts'
import { replyText } from '../comment-text'
import type { Comment, Person } from '../comment-wire'
import { createAvatar } from '../comments'
import { richNodes } from '../rich-text'

/** Contract 05 §7.5. */
const AVATAR_PX = 20
const PROFILE = 'http://facebook.com/'

/** A reply as the theme's CSS knows it (contract 05 §7.5). */
export function replyNode(
  document: Document,
  { id, from, message, like_count, attachment }: Comment,
  { hidesAvatars }: { readonly hidesAvatars: boolean },
): HTMLElement {
  const words = part(document, 'p', '')
  if (from?.name) words.append(nameNode(document, from))
  words.append(richNodes(document, replyText(message)))
  if (like_count > 0) words.append(likeCount(document, like_count))
  const text = part(document, 'div', 'cff-comment-text', words)
  if (!from?.name) text.classList.add('cff-no-name')
  if (attachment) text.append(attachmentLink(document, attachment, attachment.url ?? networkAddress(id)))
  const node = part(
    document,
    'div',
    'cff-comment-reply',
    part(document, 'div', 'cff-comment-text-wrapper', text),
  )
  if (id) node.id = `cff_${id}`
  if (from?.picture && !hidesAvatars) node.append(avatarBox(document, from, from.picture))
  return node
}

const profileOf = ({ id }: Person) => PROFILE + encodeURIComponent(id)

const nameNode = (document: Document, from: Person) =>
  from.link && from.id
    ? outLink(document, profileOf(from), 'cff-name', from.name)
    : part(document, 'span', 'cff-name', from.name)

function avatarBox(document: Document, from: Person, url: string): HTMLElement {
  const avatar = createAvatar(document, { url, alt: 'Avatar', sizePx: AVATAR_PX })
  const box = part(document, 'div', 'cff-comment-img cff-comment-reply-img')
  if (!from.id) box.append(avatar)
  else box.append(avatarLink(document, profileOf(from), avatar))
  return box
}

import type { Scope } from '../../../src/page/scope'
import { outLink, part } from '../comment-parts'
import { reactionIcon } from '../reaction-icons'
import { type LinePart, likesLine } from './likes-line'
import { type CommentsBox, partOf } from './markup'
import { type Metadata, totalOf } from './metadata'
import { countReactions, REACTIONS } from './reactions'

/** Where nothing but the thumb stands before the names. */
const ROOM_BEFORE_NAME = '5px'

/**
 * The line at the top of a comments box: who likes the post (contract 05 §6.2).
 * @returns whether there is one
 */
export function showLikes(box: CommentsBox, metadata: Metadata, { add, adopt }: Scope): boolean {
  const target = partOf(box.element, '.cff-comment-likes.cff-likes')
  if (!target) return false
  const { likes, reactions } = metadata
  if (!likes || partOf(target, '.cff-reactions-count')) return true
  const hasReactions = countReactions(reactions) > 0
  if (likes.likers.length === 0 && !hasReactions) {
    adopt.style(target, 'display', 'none')
    return false
  }
  const { ownerDocument: document } = target
  const info = part(document, 'span', 'cff-likes-info-wrap', countsOf(document, likes.count, metadata))
  if (likes.likers.length > 0) {
    const line = likesLine(
      { likes: likes.count, total: totalOf(metadata), likers: likes.likers },
      box.likeWords,
    )
    const nodes = line.map((each) => nodeOf(document, each, { color: box.linkColor, hasReactions }))
    info.append(part(document, 'span', 'cff-likes-this-text', ...nodes))
  }
  target.append(info)
  add(() => info.remove())
  return true
}

/** How many of each, by their icons; nothing where nobody simply likes it. */
function countsOf(document: Document, likes: number, { reactions }: Metadata): HTMLElement {
  const counts = part(document, 'span', 'cff-reactions-count')
  if (likes === 0) return counts
  counts.append(reactionIcon(document, 'like'))
  if (countReactions(reactions) === 0) return counts
  counts.append(part(document, 'span', 'cff-like-count', String(likes)))
  for (const type of REACTIONS.filter((each) => reactions[each] > 0)) {
    const count = part(document, 'span', `cff-${type}-count`, String(reactions[type]))
    counts.append(part(document, 'span', 'cff-reaction-wrap', reactionIcon(document, type), count))
  }
  return counts
}

function nodeOf(
  document: Document,
  line: LinePart,
  { color, hasReactions }: { color: string; hasReactions: boolean },
): Node {
  if (line.is === 'text') return document.createTextNode(line.text)
  if (line.is === 'number') return part(document, 'span', 'cff-comment-likes-count', line.text)
  const { name, link } = line.liker
  const className = line.place === 'one' ? 'cff-liker-one-name' : ''
  const liker = link ? outLink(document, link, className, name) : part(document, 'span', className, name)
  if (link) liker.style.color = color
  if (line.place === 'one' && !hasReactions) liker.style.marginLeft = ROOM_BEFORE_NAME
  return liker
}

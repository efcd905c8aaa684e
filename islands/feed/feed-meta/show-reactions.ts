import type { Scope } from '../../../src/page/scope'
import { reactionIcon } from '../reaction-icons'
import { takeAway } from '../take-away'
import { COUNTED_BY_US, type Post, partOf } from './markup'
import { type Metadata, totalOf } from './metadata'
import { countReactions, topReactions } from './reactions'

/** Somebody has put reactions in where there are so many icons already. */
const ICONS_WITH_REACTIONS = 2
const STILL_CLASS = 'cff-no-animate'

/** The reactions' icons and all counts in a post's summary (contract 05 §6.1). */
export function showReactions({ item, summary }: Post, metadata: Metadata, { add, adopt }: Scope): void {
  const { ownerDocument: document } = summary
  const likes = partOf(summary, '.cff-meta .cff-likes')
  const icon = likes && partOf(likes, '.cff-icon')
  if (icon && likes.querySelectorAll('.cff-icon').length < ICONS_WITH_REACTIONS) {
    const icons = topReactions(metadata.reactions).map(({ type, place }) =>
      reactionIcon(document, type, `cff-reaction-${place}`),
    )
    icon.after(...icons)
    for (const each of icons) add(() => each.remove())
  }
  if (likes && !metadata.likes?.count && countReactions(metadata.reactions) > 0) {
    const like = partOf(likes, '.cff-like')
    if (like) add(takeAway(like))
    for (const span of likes.querySelectorAll('span')) adopt.classes(span, STILL_CLASS)
  }
  const total = totalOf(metadata)
  const count = likes && partOf(likes, '.cff-count')
  if (count && total > 0) adopt.text(count, String(total))
  const comments = item.hasAttribute(COUNTED_BY_US) && partOf(item, '.cff-comments .cff-count')
  if (comments) adopt.text(comments, String(metadata.commentCount))
}

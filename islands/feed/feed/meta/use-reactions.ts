import { useStore } from '@nanostores/react'
import type { Scope } from '../../../../src/page/scope'
import { useScope } from '../../../../src/react/use-scope'
import { detach } from '../../detach'
import { COMMENTS_TOTAL } from '../../shared/network/comments-box'
import { type Metadata, totalOf } from '../../shared/network/metadata'
import { countReactions, topReactions } from '../../shared/network/reactions'
import { useFeed } from '../feed-context'
import type { ReadyPost } from '../ready-posts'
import type { Icons } from './icons'
import { COUNTED_BY_US, partOf } from './markup'

/** With so many icons, another script has already added the reactions. */
const ICONS_WITH_REACTIONS = 2
const STILL_CLASS = 'cff-no-animate'

/** Shows the network's reactions and counts in a post's summary (contract 05 §6.1). */
export function useReactions(post: ReadyPost): void {
  const { scope, icons } = useFeed()
  const metadata = useStore(post.$metadata)
  useScope(scope, (own) => metadata && showReactions(post, metadata, icons, own), [post, metadata, icons])
}

function showReactions({ item, parts }: ReadyPost, metadata: Metadata, icons: Icons, { add, adopt }: Scope) {
  const { summary, showMore } = parts.comments
  const likes = summary && partOf(summary, '.cff-meta .cff-likes')
  const icon = likes && partOf(likes, '.cff-icon')
  // React cannot render between the server's nodes.
  if (icon && likes.querySelectorAll('.cff-icon').length < ICONS_WITH_REACTIONS) {
    const added = topReactions(metadata.reactions).map(({ type, place }) =>
      icons.copyOf(type, `cff-reaction-${place}`),
    )
    icon.after(...added)
    for (const each of added) add(() => each.remove())
  }
  if (likes && !metadata.likes?.count && countReactions(metadata.reactions) > 0) {
    const like = partOf(likes, '.cff-like')
    if (like) add(detach(like))
    for (const span of likes.querySelectorAll('span')) adopt.classes(span, STILL_CLASS)
  }
  const total = totalOf(metadata)
  const count = likes && partOf(likes, '.cff-count')
  if (count && total > 0) adopt.text(count, String(total))
  const comments = item.hasAttribute(COUNTED_BY_US) && partOf(item, '.cff-comments .cff-count')
  if (comments) adopt.text(comments, String(metadata.commentCount))
  if (showMore) adopt.attribute(showMore.paragraph, COMMENTS_TOTAL, String(metadata.commentCount))
}

import type { Scope } from '../../../src/page/scope'
import { setFullImage } from '../full-image'
import { boxOf, type Post } from './markup'
import type { Metadata } from './metadata'
import { fitNetworkLink, showComments } from './show-comments'
import { showLikes } from './show-likes'
import { showReactions } from './show-reactions'

/** Shows what the network knows of a post. */
export function showMetadata(post: Post, metadata: Metadata, scope: Scope): void {
  showReactions(post, metadata, scope)
  const box = boxOf(post.item)
  if (box) {
    const hasLikes = showLikes(box, metadata, scope)
    showComments(box, metadata, scope)
    fitNetworkLink(box, { hasLikes }, scope)
  }
  if (metadata.image) scope.add(setFullImage(post.item, metadata.image))
}

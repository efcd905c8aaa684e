import type { Scope } from '../../../src/page/scope'
import { setFullImage } from '../full-image'
import { createChanges } from './changes'
import { boxOf, type Post } from './markup'
import type { Metadata } from './metadata'
import { fitNetworkLink, showComments } from './show-comments'
import { showLikes } from './show-likes'
import { showReactions } from './show-reactions'

/**
 * Shows what the network knows of a post.
 */
export function showMetadata(post: Post, metadata: Metadata, scope: Scope): void {
  const changes = createChanges()
  showReactions(post, metadata, changes)
  const box = boxOf(post.item)
  if (box) {
    const hasLikes = showLikes(box, metadata, changes)
    showComments(box, metadata, changes)
    fitNetworkLink(box, { hasLikes }, changes)
  }
  if (metadata.image) changes.did(setFullImage(post.item, metadata.image))
  scope.add(changes.undo)
}

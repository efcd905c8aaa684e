import type { Post } from '../../post'
import { Comment } from './Comment'
import type { Comment as NetworkComment } from './comment-wire'
import type { CommentSettings } from './comments-box'
import type { PrintedComments } from './printed-comments'

export interface CommentListProps {
  readonly post: Post
  readonly comments: readonly NetworkComment[]
  readonly settings: CommentSettings
  readonly printed: PrintedComments
  readonly showsAll: boolean
  /** The copy in the lightbox has no ids. */
  readonly hasIds: boolean
}

/** The network's comments, which replace the printed ones (contract 05 §7.2). */
export function CommentList({ post, comments, settings, printed, showsAll, hasIds }: CommentListProps) {
  const limit = showsAll ? Infinity : settings.limit
  return comments.map((comment, index) => (
    <Comment
      // biome-ignore lint/suspicious/noArrayIndexKey: ids may be missing or double
      key={`${index} ${comment.id}`}
      post={post}
      comment={comment}
      settings={settings}
      printed={printed.of(comment.id)}
      isShown={index < limit}
      hasId={hasIds}
    />
  ))
}

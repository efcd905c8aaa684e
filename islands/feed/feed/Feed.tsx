import { useStore } from '@nanostores/react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Guarded } from '../../../src/react/Guarded'
import { CommentsContext } from '../shared/network/comments-context'
import { layOutAfterComments } from './comments/comment-layout'
import { FeedContext, type FeedEnvironment } from './feed-context'
import { LateLikebox } from './LateComponents'
import { AllIcons } from './meta/icons'
import { Post } from './Post'
import { LoadMore, type LoadMoreProps } from './paging/LoadMore'
import type { ReadyPost } from './ready-posts'

export interface FeedProps extends FeedEnvironment {
  /** Called with newly ready posts, after their components are mounted. */
  readonly onReady: (posts: readonly ReadyPost[]) => void
  readonly likeboxes: readonly HTMLIFrameElement[]
  /** Undefined for a feed without a button. */
  readonly more: Omit<LoadMoreProps, 'feed'> | undefined
}

/** A feed of the network's page: its ready posts, the button for more, and likeboxes. */
export function Feed({ onReady, likeboxes, more, ...environment }: FeedProps) {
  const { feed, scope, items, icons } = environment
  const posts = useStore(items.$posts)
  useFresh(posts, onReady)
  const { signal } = scope
  const place = useMemo(
    () => ({ page: scope, signal, onChange: () => layOutAfterComments(feed) }),
    [feed, scope, signal],
  )
  return (
    <FeedContext value={environment}>
      <CommentsContext value={place}>
        {createPortal(<AllIcons />, icons.place)}
        {posts.map((post) => (
          <Guarded key={post.key} report={scope.report}>
            <Post post={post} />
          </Guarded>
        ))}
        {more && (
          <Guarded report={scope.report}>
            <LoadMore feed={feed} {...more} />
          </Guarded>
        )}
        {likeboxes.map((frame, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <Guarded key={index} report={scope.report}>
            <LateLikebox frame={frame} />
          </Guarded>
        ))}
      </CommentsContext>
    </FeedContext>
  )
}

function useFresh(posts: readonly ReadyPost[], onReady: (posts: readonly ReadyPost[]) => void) {
  const known = useRef(new WeakSet<ReadyPost>())
  useLayoutEffect(() => {
    const fresh = posts.filter((post) => !known.current.has(post))
    for (const post of fresh) known.current.add(post)
    if (fresh.length > 0) onReady(fresh)
  }, [posts, onReady])
}

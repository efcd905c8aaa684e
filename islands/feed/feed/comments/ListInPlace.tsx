import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { focusTarget } from '../../../../src/dom/focus-target'
import { useScope } from '../../../../src/react/use-scope'
import type { CommentListProps } from '../../network/CommentList'
import type { Comment } from '../../network/comment-wire'
import { type CommentsBox, printedComments } from '../../network/comments-box'
import type { PrintedComments } from '../../network/printed-comments'
import { takeAway } from '../../take-away'
import { useFeed } from '../feed-context'
import type { ReadyPost } from '../items'
import { layOutAfterComments } from './comment-layout'

interface ListInPlaceProps {
  readonly CommentList: ComponentType<CommentListProps>
  readonly post: ReadyPost
  readonly box: CommentsBox
  readonly list: HTMLElement
  readonly comments: readonly Comment[]
  readonly printed: PrintedComments
}

/** The network's comments in the place of the printed ones, which come back at the end (contract 05 §7.2). */
export function ListInPlace({ CommentList, post, box, list, comments, printed }: ListInPlaceProps) {
  const { feed, scope } = useFeed()
  const { printedComments: nodes } = post
  const { beside } = post.parts.comments
  const showsAll = useStore(post.$showsAllComments)
  useScope(
    scope,
    ({ add, document }) => {
      const focused = nodes.findIndex((node) => node.contains(document.activeElement))
      for (const node of nodes) add(takeAway(node))
      // Who works the page by keys goes on at the same place.
      if (focused >= 0) focusTarget(printedComments(list)[focused] ?? box.element)
    },
    [list, nodes],
  )
  // They are higher or lower than the printed ones.
  useEffect(() => layOutAfterComments(feed), [feed])
  // React adds to the end of the list: what stood behind the printed comments goes there again.
  useLayoutEffect(() => {
    for (const node of beside) if (node.parentNode === list) list.append(node)
  })
  return createPortal(
    <CommentList
      post={post}
      comments={comments}
      settings={box.settings}
      printed={printed}
      showsAll={showsAll}
      hasIds
    />,
    list,
  )
}

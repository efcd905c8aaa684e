import { useStore } from '@nanostores/react'
import { type ComponentType, useEffect, useLayoutEffect, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { focusTarget } from '../../../../src/dom/focus-target'
import { useScope } from '../../../../src/react/use-scope'
import type { CommentListProps } from '../../network/CommentList'
import type { Comment } from '../../network/comment-wire'
import { type CommentsBox, printedComments } from '../../network/comments-box'
import { readPrinted } from '../../network/printed-comments'
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
}

/** The network's comments in the place of the printed ones, which come back at the end (contract 05 §7.2). */
export function ListInPlace({ CommentList, post, box, list, comments }: ListInPlaceProps) {
  const { feed, scope } = useFeed()
  const { printedComments: printed } = post
  const { beside } = post.parts.comments
  const showsAll = useStore(post.$showsAllComments)
  const known = useMemo(() => readPrinted(printed), [printed])
  useScope(
    scope,
    ({ add, document }) => {
      const focused = printed.findIndex((node) => node.contains(document.activeElement))
      for (const node of printed) add(takeAway(node))
      // Who works the page by keys goes on at the same place.
      if (focused >= 0) focusTarget(printedComments(list)[focused] ?? box.element)
    },
    [list, printed],
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
      printed={known}
      showsAll={showsAll}
      hasIds
    />,
    list,
  )
}

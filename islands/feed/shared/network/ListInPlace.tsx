import { useStore } from '@nanostores/react'
import { useContext, useEffect, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { focusTarget } from '../../../../src/dom/focus-target'
import type { Scope } from '../../../../src/page/scope'
import { useScope } from '../../../../src/react/use-scope'
import { detach } from '../../detach'
import type { Post } from '../../post'
import { CommentList } from './CommentList'
import type { Comment } from './comment-wire'
import { type CommentsBox, printedComments } from './comments-box'
import { CommentsContext } from './comments-context'
import type { PrintedComments } from './printed-comments'

interface ListInPlaceProps {
  readonly post: Post
  readonly box: CommentsBox
  readonly list: HTMLElement
  /** The other nodes of the list. */
  readonly beside: readonly ChildNode[]
  readonly comments: readonly Comment[]
  readonly printed: PrintedComments
  readonly scope: Scope
}

/** Replaces the printed comments by the network's; unmounting restores them (contract 05 §7.2). */
export function ListInPlace({ post, box, list, beside, comments, printed, scope }: ListInPlaceProps) {
  const { printedComments: nodes } = post
  const { onChange } = useContext(CommentsContext)
  const showsAll = useStore(post.$showsAllComments)
  useScope(
    scope,
    ({ add, document }) => {
      const focused = nodes.findIndex((node) => node.contains(document.activeElement))
      for (const node of nodes) add(detach(node))
      // The focus moves to the new comment in the same place.
      if (focused >= 0) focusTarget(printedComments(list)[focused] ?? box.element)
    },
    [list, nodes],
  )
  // The height may differ from that of the printed comments.
  useEffect(onChange, [onChange])
  // React appends to the list, so the other nodes are moved to its end again.
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

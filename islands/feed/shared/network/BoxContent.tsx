import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import type { Scope } from '../../../../src/page/scope'
import { useAdopted } from '../../../../src/react/adopt'
import type { Post } from '../../post'
import { readComments } from './comment-wire'
import type { CommentsBox } from './comments-box'
import { LikesLine } from './LikesLine'
import { ListInPlace } from './ListInPlace'
import { hasLikesLine } from './metadata'
import type { PrintedComments } from './printed-comments'
import { ShowMore, type ShowMoreProps } from './ShowMore'

/** Contract 05 §7.2. */
const flat = (side: string) => ({ [`border-${side}-left-radius`]: '0', [`border-${side}-right-radius`]: '0' })
const NETWORK_LINK_ALONE = { padding: '8px 15px 8px 10px' }

export interface BoxContentProps extends Pick<ShowMoreProps, 'layOutLater'> {
  readonly post: Post
  readonly box: CommentsBox
  readonly printed: PrintedComments
  /** Whether the likes line is already in the page. */
  readonly hasPrintedLikes: boolean
  /** The other nodes of the list, such as the paragraph that shows more comments. */
  readonly beside: readonly ChildNode[]
  readonly showMore: Pick<ShowMoreProps, 'paragraph' | 'link' | 'total'> | null
  readonly scope: Scope
}

/** The likes line and the comments of a comments box. */
export function BoxContent(props: BoxContentProps) {
  const { post, box, printed, hasPrintedLikes, beside, showMore, scope, layOutLater } = props
  const metadata = useStore(post.$metadata)
  const comments = useMemo(() => metadata?.comments && readComments(metadata.comments), [metadata])
  const isLineOurs = metadata?.likes !== undefined && !hasPrintedLikes
  const hasLine = metadata !== undefined && box.likes !== null && (!isLineOurs || hasLikesLine(metadata))
  const count = comments?.length ?? post.printedComments.length
  useAdopted(box.likes, isLineOurs && !hasLine ? { style: { display: 'none' } } : {})
  useAdopted(box.networkLink, metadata ? { style: networkLinkStyle({ count, hasLine }) } : {})
  const { likeWords: words, linkColor } = box.settings
  return (
    <>
      {isLineOurs && hasLine && box.likes
        ? createPortal(<LikesLine metadata={metadata} words={words} linkColor={linkColor} />, box.likes)
        : null}
      {comments && box.list && (
        <ListInPlace
          post={post}
          box={box}
          list={box.list}
          beside={beside}
          comments={comments}
          printed={printed}
          scope={scope}
        />
      )}
      {showMore && (
        <ShowMore
          {...showMore}
          post={post}
          box={box}
          totalNow={metadata?.commentCount}
          layOutLater={layOutLater}
          scope={scope}
        />
      )}
    </>
  )
}

interface Surroundings {
  /** The number of comments. */
  readonly count: number
  readonly hasLine: boolean
}

/** The style of the link to the network depends on its neighbours (contract 05 §7.2). */
function networkLinkStyle({ count, hasLine }: Surroundings): Record<string, string> {
  return { ...(hasLine && flat('top')), ...(count > 0 ? flat('bottom') : NETWORK_LINK_ALONE) }
}

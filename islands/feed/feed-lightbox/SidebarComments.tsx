import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { listen } from '../../../src/dom/listen'
import type { Post } from '../post'
import { readCommentsBox } from '../shared/network/comments-box'
import { CommentsContext } from '../shared/network/comments-context'
import { type Drawing, drawingCode } from '../shared/network/drawing-code'
import { hasLikesLine, type Metadata } from '../shared/network/metadata'
import { type PrintedComments, readPrinted } from '../shared/network/printed-comments'
import type { FeedBox } from './box'
import { type BoxCopy, copyComments, isInUse, isLetThrough } from './copy-comments'

/** Reactions wider than this take the line of who likes it (contract 05 §14.9). */
const LONG_PX = 150
const $nothing = atom<Metadata | undefined>()

/** With what the server says of the comments that are drawn in the copy. */
interface DrawnCopy extends BoxCopy {
  readonly printed: PrintedComments
}

export interface SidebarCommentsProps {
  readonly sidebar: RefObject<HTMLElement | null>
  readonly box: FeedBox
  readonly item: HTMLElement
  /** What the feed knows of the post; undefined for one that is not laurel's. */
  readonly post: Post | undefined
}

/**
 * A copy of a post's comments box at the end of the sidebar (contract 05 §14.9). What the network says of the post is drawn
 * in it as in the feed; it comes later than the copy unless somebody is using that.
 */
export function SidebarComments({ sidebar, box, item, post }: SidebarCommentsProps) {
  const metadata = useStore(post?.$metadata ?? $nothing)
  const drawing = useStore(drawingCode.$code)
  useEffect(() => void drawingCode.fetch(box.page), [box])
  const [shown, setShown] = useState(metadata)
  const [copy, setCopy] = useState<DrawnCopy>()
  useLayoutEffect(() => {
    const { current } = sidebar
    const original = readCommentsBox(item)?.element
    if (!current || !original) return
    const made = copyComments(original, shown)
    current.append(made.element)
    setCopy({ ...made, printed: readPrinted(post?.printedComments ?? []) })
    return () => {
      made.element.remove()
      setCopy(undefined)
    }
  }, [sidebar, item, shown, post])
  useEffect(() => {
    if (!copy || !isInUse(copy.element)) setShown(metadata)
  }, [metadata, copy])
  useLayoutEffect(() => {
    const { current } = sidebar
    if (!current) return
    return listen(current, ['click'], (event) => {
      if (event.target instanceof Element && !isLetThrough(event.target)) event.preventDefault()
    })
  }, [sidebar])
  useLayoutEffect(() => {
    if (copy && drawing) markLong(copy.element)
  }, [copy, drawing])
  const place = useMemo(() => ({ page: box.page, signal: box.signal, onChange: () => {} }), [box])
  if (!drawing || !copy || !post || !shown) return null
  return (
    <CommentsContext value={place}>
      <Content drawing={drawing} post={post} metadata={shown} copy={copy} />
    </CommentsContext>
  )
}

interface ContentProps {
  readonly drawing: Drawing
  readonly post: Post
  readonly metadata: Metadata
  readonly copy: DrawnCopy
}

function Content({ drawing, post, metadata, copy }: ContentProps) {
  const { settings, printed } = copy
  const showsAll = useStore(post.$showsAllComments)
  const comments = useMemo(
    () => metadata.comments && drawing.readComments(metadata.comments),
    [metadata, drawing],
  )
  // React adds to the end of the list: what stands behind the comments goes there again.
  useLayoutEffect(() => {
    if (comments) copy.list?.append(...copy.beside)
  })
  return (
    <>
      {copy.likes && hasLikesLine(metadata)
        ? createPortal(
            <drawing.LikesLine
              metadata={metadata}
              words={settings.likeWords}
              linkColor={settings.linkColor}
            />,
            copy.likes,
          )
        : null}
      {copy.list && comments
        ? createPortal(
            <drawing.CommentList
              post={post}
              comments={comments}
              settings={settings}
              printed={printed}
              showsAll={showsAll}
              hasIds={false}
            />,
            copy.list,
          )
        : null}
    </>
  )
}

function markLong(copy: HTMLElement) {
  const count = copy.querySelector<HTMLElement>('.cff-reactions-count')
  const isLong = (count?.offsetWidth ?? 0) > LONG_PX
  copy.querySelector('.cff-likes-this-text')?.classList.toggle('cff-long', isLong)
}

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
import { type BoxCopy, copyComments, hasFocus, keepsDefaultAction } from './copy-comments'

/** With wider reactions, the likes line is marked as long (contract 05 §14.9). */
const LONG_PX = 150
const $nothing = atom<Metadata | undefined>()

/** The copy, and the printed details of its comments. */
interface DrawnCopy extends BoxCopy {
  readonly printed: PrintedComments
}

export interface SidebarCommentsProps {
  readonly sidebar: RefObject<HTMLElement | null>
  readonly box: FeedBox
  readonly item: HTMLElement
  /** The feed's state of the post; undefined for a post that laurel does not manage. */
  readonly post: Post | undefined
}

/**
 * A copy of a post's comments box at the end of the sidebar (contract 05 §14.9). The network's data is drawn in it as in
 * the feed. Data that arrives later makes a new copy, unless the focus is in the old one.
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
    if (!copy || !hasFocus(copy.element)) setShown(metadata)
  }, [metadata, copy])
  useLayoutEffect(() => {
    const { current } = sidebar
    if (!current) return
    return listen(current, ['click'], (event) => {
      if (event.target instanceof Element && !keepsDefaultAction(event.target)) event.preventDefault()
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
  // React appends to the list, so the other nodes are moved to its end again.
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

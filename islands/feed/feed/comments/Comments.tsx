import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { slideDown, slideUp, stopSlide } from '../../../../src/motion/slide'
import { useAdopted } from '../../../../src/react/adopt'
import { useScope } from '../../../../src/react/use-scope'
import type { CommentsBox } from '../../network/comments-box'
import { $drawing, fetchDrawing } from '../../network/drawing-code'
import { hasLikesLine, type Metadata } from '../../network/metadata'
import { type PrintedComments, readPrinted } from '../../network/printed-comments'
import { useFeed } from '../feed-context'
import type { ReadyPost } from '../items'
import { isDisplayed } from '../markup'
import { useButton } from '../use-button'
import { animateIcons, OPEN_CLASS } from './animate-icons'
import { ListInPlace } from './ListInPlace'
import { ShowMore } from './ShowMore'
import { useLayoutLater } from './use-layout-later'

/** Contract 05 §7.3. */
const SLIDE_MS = 300
const FLAT = '0'
const NETWORK_LINK_ALONE = '8px 15px 8px 10px'

/** The comments below a post, and the summary that opens and closes them (contract 05 §7). */
export function Comments({ post }: { readonly post: ReadyPost }) {
  const { summary, box, isOpen: wasOpen, printed: printedOpen } = post.parts.comments
  const { scope } = useFeed()
  const [isOpen, setOpen] = useState(wasOpen)
  const [hasOpenClass, setOpenClass] = useState(false)
  const [printed, setPrinted] = useState(printedOpen)
  const layOutLater = useLayoutLater()

  useButton(summary)
  useAdopted(summary, {
    class: { [OPEN_CLASS]: hasOpenClass },
    attributes: box ? { 'aria-expanded': isOpen } : {},
    on: { click: press, pointerenter: approach, focus: approach },
  })
  useScope(scope, (own) => summary && animateIcons(summary, own), [summary])
  useScope(
    scope,
    ({ add, adopt }) => {
      if (!box) return
      adopt.style(box.element, 'display', box.element.style.display)
      add(() => stopSlide(box.element))
    },
    [box],
  )

  function approach() {
    void fetchDrawing(scope)
  }
  function press(event: Event) {
    // Its address is a script, which the site's policy would refuse aloud.
    event.preventDefault()
    // Somebody else may have closed it.
    const isClosing = isOpen && box !== null && isDisplayed(box.element)
    flushSync(() => {
      setOpenClass(!hasOpenClass)
      if (!box) return
      setOpen(!isClosing)
      setPrinted(printed ?? readPrinted(post.printedComments))
    })
    if (!box) return
    // Who works it by keys comes near it only once: a fetch that failed then is tried again.
    if (!isClosing) approach()
    const slide = isClosing ? slideUp : slideDown
    slide(box.element, { durationMs: SLIDE_MS })
    layOutLater()
  }
  return box && <BoxContent post={post} box={box} printed={printed} />
}

interface BoxContentProps {
  readonly post: ReadyPost
  readonly box: CommentsBox
  /** Undefined for what nobody has opened, which is not drawn: each list of comments costs memory. */
  readonly printed: PrintedComments | undefined
}

/** What the network says in a comments box: who likes the post, and the comments. */
function BoxContent({ post, box, printed }: BoxContentProps) {
  const { scope } = useFeed()
  const metadata = useStore(post.$metadata)
  const drawing = useStore($drawing)
  const { hasPrintedLikes, showMore } = post.parts.comments
  const isDrawn = printed !== undefined && metadata !== undefined
  const isLineOurs = metadata?.likes !== undefined && !hasPrintedLikes
  const hasLine = metadata !== undefined && box.likes !== null && (!isLineOurs || hasLikesLine(metadata))
  useAdopted(box.likes, isLineOurs && !hasLine ? { style: { display: 'none' } } : {})
  useAdopted(box.networkLink, metadata ? { style: networkLinkStyle(post, metadata, hasLine) } : {})
  useEffect(() => {
    if (isDrawn) void fetchDrawing(scope)
  }, [isDrawn, scope])
  return (
    <>
      {drawing && isDrawn && isLineOurs && hasLine && box.likes
        ? createPortal(
            <drawing.LikesLine
              metadata={metadata}
              words={box.settings.likeWords}
              linkColor={box.settings.linkColor}
            />,
            box.likes,
          )
        : null}
      {drawing && isDrawn && metadata.comments && box.list && (
        <ListInPlace
          CommentList={drawing.CommentList}
          post={post}
          box={box}
          list={box.list}
          comments={metadata.comments}
          printed={printed}
        />
      )}
      {showMore && <ShowMore post={post} box={box} {...showMore} />}
    </>
  )
}

/** What stands around it decides how the link to the network looks (contract 05 §7.2). */
function networkLinkStyle(post: ReadyPost, { comments }: Metadata, hasLine: boolean): Record<string, string> {
  const count = comments?.length ?? post.printedComments.length
  const corners = [...(hasLine ? ['top'] : []), ...(count > 0 ? ['bottom'] : [])]
  const flat = corners.flatMap((corner) => ['left', 'right'].map((side) => `border-${corner}-${side}-radius`))
  return {
    ...Object.fromEntries(flat.map((property) => [property, FLAT])),
    ...(count === 0 && { padding: NETWORK_LINK_ALONE }),
  }
}

import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAdopted } from '../../../../src/react/adopt'
import { useScope } from '../../../../src/react/use-scope'
import { drawingCode } from '../../shared/network/drawing-code'
import { readPrinted } from '../../shared/network/printed-comments'
import { useFeed } from '../feed-context'
import { isDisplayed } from '../markup'
import type { ReadyPost } from '../ready-posts'
import { useButton } from '../use-button'
import { useHeldClick } from '../use-held-click'
import { useSlide } from '../use-slide'
import { useLayoutLater } from './comment-layout'

/** Contract 05 §7.3. */
const SLIDE_MS = 300
const OPEN_CLASS = 'cff-open'

/** The comments below a post, and the summary that opens and closes them (contract 05 §7). */
export function Comments({ post }: { readonly post: ReadyPost }) {
  const { summary, box, isOpen: wasOpen, printed: printedOpen, ...parts } = post.parts.comments
  const { scope } = useFeed()
  const [isOpen, setOpen] = useState(wasOpen)
  const [hasOpenClass, setOpenClass] = useState(false)
  /** Undefined until the comments are first opened. They are not drawn before, because each list costs memory. */
  const [printed, setPrinted] = useState(printedOpen)
  const drawing = useStore(drawingCode.$code)
  const isDrawn = box !== null && printed !== undefined
  const isHere = drawing !== undefined && isDrawn
  const slide = useSlide(box?.element ?? null, SLIDE_MS)
  const layOutLater = useLayoutLater()

  useButton(summary)
  useAdopted(summary, {
    class: { [OPEN_CLASS]: hasOpenClass },
    attributes: box ? { 'aria-expanded': isOpen } : {},
    on: { click: press, pointerenter: approach, focus: approach },
  })
  useHeldClick(parts.showMore?.paragraph ?? null, isHere, draw)
  useEffect(() => {
    if (isDrawn) void drawingCode.fetch(scope)
  }, [isDrawn, scope])
  useScope(scope, (own) => summary && drawing?.animateIcons(summary, own), [summary, drawing])

  function approach() {
    void drawingCode.fetch(scope)
  }
  function press(event: Event) {
    // The link's address is a script, which a Content-Security-Policy would report.
    event.preventDefault()
    // Another script may have closed it.
    const isClosing = isOpen && box !== null && isDisplayed(box.element)
    flushSync(() => {
      setOpenClass(!hasOpenClass)
      if (!box) return
      setOpen(!isClosing)
      setPrinted(printed ?? readPrinted(post.printedComments))
    })
    if (!box) return
    // A keyboard user focuses it only once, so a fetch that failed then is tried again here.
    if (!isClosing) approach()
    slide(isClosing ? 'shut' : 'open')
    layOutLater()
  }
  function draw() {
    approach()
    setPrinted(printed ?? readPrinted(post.printedComments))
  }
  if (!drawing || !isDrawn) return null
  return (
    <drawing.BoxContent
      {...parts}
      post={post}
      box={box}
      printed={printed}
      layOutLater={layOutLater}
      scope={scope}
    />
  )
}

import type { DragHandlers, Point } from '../../legacy-shims/hammer'
import { listen } from '../dom/listen'
import { closest } from '../dom/query'
import { swallowClick } from './swallow-click'

/** A smaller movement is a click. */
const CLICK_SLOP_PX = 4

interface MouseDragHandlers extends DragHandlers {
  /** The button was pressed or released. */
  grab(isPressed: boolean): void
}

/** Presses that an element follows. Of two nested elements the inner one, which receives the event first, follows it. */
const followed = new WeakSet<Event>()

/**
 * Follows the mouse or a pen while its button is pressed. The click at the end of a drag is swallowed.
 * @param ownDrags selector of controls that the visitor drags themselves
 * @returns a function that stops it
 */
export function followMouseDrag(
  element: HTMLElement,
  ownDrags: string,
  handlers: MouseDragHandlers,
): () => void {
  const window = element.ownerDocument.defaultView
  if (!window) return () => {}
  let stopFollowing: () => void = () => {}
  let stopSwallowing: () => void = () => {}

  function follow(window: Window, pressed: PointerEvent) {
    let isDragging = false
    const deltaOf = ({ clientX, clientY }: PointerEvent): Point => ({
      x: clientX - pressed.clientX,
      y: clientY - pressed.clientY,
    })
    // Else the drag would select text.
    const stopSelecting = listen(element, ['selectstart'], (event) => event.preventDefault())
    const stopMoves = listen(window, ['pointermove'], (moved) => {
      const delta = deltaOf(moved)
      if (!isDragging && Math.hypot(delta.x, delta.y) < CLICK_SLOP_PX) return
      if (!isDragging) handlers.begin()
      isDragging = true
      handlers.move(delta)
    })
    const stopEnds = listen(window, ['pointerup', 'pointercancel'], (ended) => {
      stop()
      if (!isDragging) return
      stopSwallowing()
      stopSwallowing = swallowClick(window)
      if (ended.type === 'pointerup') handlers.end(deltaOf(ended))
      else handlers.cancel()
    })
    function stop() {
      stopSelecting()
      stopMoves()
      stopEnds()
      handlers.grab(false)
    }
    stopFollowing()
    stopFollowing = stop
    handlers.grab(true)
  }
  // The browser's own dragging of a link or picture would end this drag.
  const stopNative = listen(element, ['dragstart'], (event) => event.preventDefault())
  const stopDown = listen(element, ['pointerdown'], (pressed) => {
    if (pressed.pointerType === 'touch' || pressed.button !== 0 || followed.has(pressed)) return
    if (closest(pressed.target, ownDrags)) return
    followed.add(pressed)
    // The click of this press is not that of the drag before.
    stopSwallowing()
    follow(window, pressed)
  })
  return () => {
    stopNative()
    stopDown()
    stopFollowing()
    stopSwallowing()
  }
}

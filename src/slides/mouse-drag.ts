import { listen } from '../dom/listen'
import { closest } from '../dom/query'
import { swallowClick } from './swallow-click'

/** A hand that trembles still clicks. */
const CLICK_SLOP_PX = 4

/** In px. */
interface Point {
  readonly x: number
  readonly y: number
}

export interface MouseDragHandlers {
  begin(): void
  /** @param delta from where the button was pressed */
  move(delta: Point): void
  end(delta: Point): void
  /** The browser has taken the pointer for something else. */
  cancel(): void
  /** The button is pressed, or no longer. */
  grab(isPressed: boolean): void
}

/** Of two that lie in each other the inner one is meant, which hears of it first. */
const followed = new WeakSet<Event>()

/**
 * Follows the mouse, or a pen, with its button pressed. The click at the end of a drag is none.
 * @param ownDrags what is worked by dragging itself
 * @returns the end
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
    let dragging = false
    const deltaOf = ({ clientX, clientY }: PointerEvent): Point => ({
      x: clientX - pressed.clientX,
      y: clientY - pressed.clientY,
    })
    // The text under it would be selected.
    const stopSelecting = listen(element, ['selectstart'], (event) => event.preventDefault())
    const stopMoves = listen(window, ['pointermove'], (moved) => {
      const delta = deltaOf(moved)
      if (!dragging && Math.hypot(delta.x, delta.y) < CLICK_SLOP_PX) return
      if (!dragging) handlers.begin()
      dragging = true
      handlers.move(delta)
    })
    const stopEnds = listen(window, ['pointerup', 'pointercancel'], (ended) => {
      stop()
      if (!dragging) return
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
  // A link or picture that is dragged out of the page would end the drag.
  const stopNative = listen(element, ['dragstart'], (event) => event.preventDefault())
  const stopDown = listen(element, ['pointerdown'], (pressed) => {
    if (pressed.pointerType === 'touch' || pressed.button !== 0 || followed.has(pressed)) return
    if (closest(pressed.target, ownDrags)) return
    followed.add(pressed)
    follow(window, pressed)
  })
  return () => {
    stopNative()
    stopDown()
    stopFollowing()
    stopSwallowing()
  }
}

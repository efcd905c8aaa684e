import { listen } from '../../src/dom/listen'
import { onFirstTouch } from './first-touch'
import { lendTouchAction } from './touch-action'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A drag, by how far it has gone from where it began, in px. */
export interface DragHandlers {
  begin(): void
  move(delta: Point): void
  end(delta: Point): void
  /** The browser has taken the finger for something else, or the drag is out of place. */
  cancel(): void
}

/** The finger may scroll the page up and down, and magnify it; what goes sideways is ours. */
const TOUCH_ACTION = 'pan-y pinch-zoom'

/** What is swiped. Of two that lie in each other the inner one is meant. */
const swiped = new WeakSet<EventTarget>()

/**
 * Tells of a finger that drags sideways. The gesture library is fetched at the first touch.
 * @param report told when the library does not come
 * @returns the end
 */
export function onSwipe(
  element: HTMLElement,
  handlers: DragHandlers,
  report: (cause: unknown) => void,
): () => void {
  const giveBack = lendTouchAction(element, TOUCH_ACTION)
  let isMeant = true
  swiped.add(element)
  function lookWhoIsMeant(event: Event) {
    // The first touch, told again, says only whom it is told.
    if (event.bubbles) isMeant = event.composedPath().find((target) => swiped.has(target)) === element
  }
  const stopLooking = listen(element, ['pointerdown'], lookWhoIsMeant, { capture: true, passive: true })
  const stop = onFirstTouch(
    element,
    (hammer) => {
      const manager = new hammer.Manager(element, {
        touchAction: TOUCH_ACTION,
        recognizers: [[hammer.Pan, { direction: hammer.DIRECTION_HORIZONTAL }]],
      })
      const on = (type: string, handler: (delta: Point) => void) =>
        manager.on(type, ({ pointerType, deltaX, deltaY }) => {
          // A mouse is not Hammer's here: it drags without a threshold, and with a cursor.
          if (pointerType === 'touch' && isMeant) handler({ x: deltaX, y: deltaY })
        })
      on('panstart', handlers.begin)
      on('panmove', handlers.move)
      on('panend', handlers.end)
      on('pancancel', handlers.cancel)
      return () => manager.destroy()
    },
    report,
  )
  return () => {
    stop()
    stopLooking()
    swiped.delete(element)
    giveBack()
  }
}

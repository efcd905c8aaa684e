import { listen } from '../../src/dom/listen'
import { onFirstTouch } from './first-touch'

export interface Point {
  readonly x: number
  readonly y: number
}

/** The steps of a drag; each delta is the distance from where it began, in px. */
export interface DragHandlers {
  begin(): void
  move(delta: Point): void
  end(delta: Point): void
  /** The browser has taken over the pointer, or the drag was interrupted. */
  cancel(): void
}

/** Vertical scrolling and zooming stay the browser's. */
const TOUCH_ACTION = 'pan-y pinch-zoom'

/** The elements that can be swiped. Of two nested ones the inner one handles the touch. */
const swiped = new WeakSet<EventTarget>()

/**
 * Calls back when a finger drags sideways. The gesture library is fetched at the first touch.
 * @param report called when the library can not be fetched
 * @returns a function that stops it
 */
export function onSwipe(
  element: HTMLElement,
  handlers: DragHandlers,
  report: (cause: unknown) => void,
): () => void {
  let isInnermost = true
  swiped.add(element)
  function findInnermost(event: Event) {
    // The replayed first touch does not bubble, and has no path.
    if (event.bubbles) isInnermost = event.composedPath().find((target) => swiped.has(target)) === element
  }
  const attach = (hammer: HammerStatic) => {
    const manager = new hammer.Manager(element, {
      touchAction: TOUCH_ACTION,
      recognizers: [[hammer.Pan, { direction: hammer.DIRECTION_HORIZONTAL }]],
    })
    const on = (type: string, handler: (delta: Point) => void) =>
      manager.on(type, ({ pointerType, deltaX, deltaY }) => {
        // The mouse is handled elsewhere: it drags without a threshold, and with a cursor.
        if (pointerType === 'touch' && isInnermost) handler({ x: deltaX, y: deltaY })
      })
    on('panstart', handlers.begin)
    on('panmove', handlers.move)
    on('panend', handlers.end)
    on('pancancel', handlers.cancel)
    return () => manager.destroy()
  }
  const stopSearch = listen(element, ['pointerdown'], findInnermost, { capture: true, passive: true })
  const stop = onFirstTouch(element, { touchAction: TOUCH_ACTION, attach, report })
  return () => {
    stop()
    stopSearch()
    swiped.delete(element)
  }
}

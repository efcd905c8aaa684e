import { onSwipe } from '../../../legacy-shims/hammer'
import { listen } from '../../../src/dom/listen'
import type { Point } from '../../../src/overlay/lightbox/item'
import { type SwipeRule, swipeBy } from '../../../src/overlay/lightbox/swipe'
import { followMouseDrag } from '../../../src/slides/mouse-drag'

/** The gesture library's thresholds (contract 05 §14.10): at least 10 px, and 0.3 px per ms. */
const SWIPE: SwipeRule = { leastPx: 9.99, mostMs: Infinity, leastPxPerMs: 0.3 }

/** Elements that use mouse drags themselves. */
const OWN_DRAGS = 'video, iframe, .cff-lightbox-sidebar'

/** Before those who follow the gesture. */
const EARLY = { capture: true, passive: true }

/** Calls `step` for each swipe over the element, by a finger or a mouse drag. @returns a function that stops it */
export function followSwipe(
  element: HTMLElement,
  step: (by: -1 | 1) => void,
  report: (cause: unknown) => void,
): () => void {
  const { defaultView: window } = element.ownerDocument
  if (!window) return () => {}
  // The events' own times: a page that handles them late makes no swipe slower.
  let pressedAt = 0
  let liftedAt = 0
  const keepTime = ({ type, timeStamp, bubbles }: PointerEvent) => {
    // The replayed first touch does not bubble, and has another time.
    if (!bubbles) return
    if (type === 'pointerdown') pressedAt = timeStamp
    else liftedAt = timeStamp
  }
  function end(delta: Point) {
    const by = swipeBy({ delta, ms: liftedAt - pressedAt, rtl: false }, SWIPE)
    if (by !== 0) step(by)
  }
  const handlers = { begin() {}, move() {}, cancel() {}, end }
  const stops = [
    listen(element, ['pointerdown'], keepTime, EARLY),
    listen(window, ['pointerup'], keepTime, EARLY),
    onSwipe(element, handlers, report),
    followMouseDrag(element, OWN_DRAGS, { ...handlers, grab() {} }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

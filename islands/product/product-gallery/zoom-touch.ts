import type { Scope } from '../../../src/page/scope'
import type { Point } from './zoom-geometry'
import { pointOf, type ZoomHandlers } from './zoom-input'

/** A finger that rests this long magnifies; before that it may swipe or scroll. */
const HOLD_MS = 250
/** A resting finger still moves by up to this distance. */
const HOLD_SLOP_PX = 8

/** A resting finger magnifies; a finger that moves at once is left to the slider and the page. */
export function followTouch(container: HTMLElement, { magnify, hide }: ZoomHandlers, scope: Scope) {
  let cancelHold = () => {}
  let start: Point | undefined
  let isHolding = false

  function cancel() {
    cancelHold()
    start = undefined
    isHolding = false
  }
  function onStart(event: TouchEvent) {
    cancel()
    const finger = singleTouch(event)
    if (!finger) return hide()
    start = pointOf(container, finger)
    const point = start
    cancelHold = scope.after(HOLD_MS, () => {
      isHolding = true
      magnify(point)
    })
  }
  function onMove(event: TouchEvent) {
    const finger = singleTouch(event)
    if (!start || !finger) return
    const point = pointOf(container, finger)
    if (!isHolding) {
      if (Math.hypot(point.x - start.x, point.y - start.y) > HOLD_SLOP_PX) cancel()
      return
    }
    // The page does not scroll while the finger magnifies.
    if (event.cancelable) event.preventDefault()
    magnify(point)
  }
  function onEnd(event: Event) {
    // Without this the browser would dispatch a click.
    if (isHolding && event.cancelable) event.preventDefault()
    cancel()
    hide()
  }
  scope.listen(container, 'touchstart', onStart, { passive: true })
  scope.listen(container, 'touchmove', onMove, { passive: false })
  scope.listen(container, ['touchend', 'touchcancel'], onEnd)
  scope.listen(container, 'contextmenu', (event) => isHolding && event.preventDefault())
  return { cancel, isHolding: () => isHolding }
}

/** Undefined for several fingers, which zoom the page. */
function singleTouch({ touches }: TouchEvent): Touch | undefined {
  return touches.length === 1 ? touches[0] : undefined
}

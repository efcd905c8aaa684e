import type { Scope } from '../../../src/page/scope'
import { type ApproachHandlers, spotOf } from './zoom-approach'
import type { Spot } from './zoom-geometry'

/** A finger that rests this long looks about in the picture; before, it may swipe or scroll. */
const HOLD_MS = 250
/** A finger never rests quite still. */
const HOLD_SLOP_PX = 8

/** A finger that rests looks about; one that moves at once is left to the slider and the page. */
export function followTouch(container: HTMLElement, { lookAt, leave }: ApproachHandlers, scope: Scope) {
  let cancelHold = () => {}
  let start: Spot | undefined
  let holding = false

  function rest() {
    cancelHold()
    start = undefined
    holding = false
  }
  function onStart(event: TouchEvent) {
    rest()
    const finger = fingerOf(event)
    if (!finger) return leave()
    start = spotOf(container, finger)
    const spot = start
    cancelHold = scope.after(HOLD_MS, () => {
      holding = true
      lookAt(spot)
    })
  }
  function onMove(event: TouchEvent) {
    const finger = fingerOf(event)
    if (!start || !finger) return
    const spot = spotOf(container, finger)
    if (!holding) {
      if (Math.hypot(spot.x - start.x, spot.y - start.y) > HOLD_SLOP_PX) rest()
      return
    }
    // The page stays where it is meanwhile.
    if (event.cancelable) event.preventDefault()
    lookAt(spot)
  }
  function onEnd(event: Event) {
    // Else the browser would make a click of it.
    if (holding && event.cancelable) event.preventDefault()
    rest()
    leave()
  }
  scope.listen(container, 'touchstart', onStart, { passive: true })
  scope.listen(container, 'touchmove', onMove, { passive: false })
  scope.listen(container, ['touchend', 'touchcancel'], onEnd)
  scope.listen(container, 'contextmenu', (event) => holding && event.preventDefault())
  return { rest, isHolding: () => holding }
}

/** The only finger; two of them magnify the page. */
function fingerOf({ touches }: TouchEvent): Touch | undefined {
  return touches.length === 1 ? touches[0] : undefined
}

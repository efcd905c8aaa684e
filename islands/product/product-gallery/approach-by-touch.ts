import { listen } from '../../../src/page/listen'
import { type ApproachHandlers, spotOf } from './zoom-approach'
import type { Spot } from './zoom-geometry'

/** A finger that rests this long looks about in the picture; before, it may swipe or scroll. */
const HOLD_MS = 250
/** A finger never rests quite still. */
const HOLD_SLOP_PX = 8

/** A finger that rests looks about; one that moves at once is left to the slider and the page. */
export function followTouch(container: HTMLElement, { lookAt, leave }: ApproachHandlers) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start: Spot | undefined
  let holding = false

  function rest() {
    clearTimeout(timer)
    start = undefined
    holding = false
  }
  function onStart(event: Event) {
    rest()
    const finger = fingerOf(event)
    if (!finger) return leave()
    start = spotOf(container, finger)
    const spot = start
    timer = setTimeout(() => {
      holding = true
      lookAt(spot)
    }, HOLD_MS)
  }
  function onMove(event: Event) {
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
  const stops = [
    listen(container, ['touchstart'], onStart, { passive: true }),
    listen(container, ['touchmove'], onMove, { passive: false }),
    listen(container, ['touchend', 'touchcancel'], onEnd),
    listen(container, ['contextmenu'], (event) => holding && event.preventDefault()),
  ]
  return {
    rest,
    isHolding: () => holding,
    end() {
      rest()
      for (const stop of stops) stop()
    },
  }
}

/** The only finger; two of them magnify the page. */
function fingerOf(event: Event): Touch | undefined {
  const { touches } = event as TouchEvent
  return touches.length === 1 ? touches[0] : undefined
}

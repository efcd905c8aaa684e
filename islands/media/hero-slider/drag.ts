import { closest } from '../../../src/dom/query'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { swallowClick } from '../../../src/slides/swallow-click'
import { isInOtherCarousel } from './other-carousel'
import type { Direction } from './slider'
import { type Axis, axisOf, swipeStep } from './swipe'

/** A hand that trembles still clicks. */
const CLICK_SLOP_PX = 4
/** After a drag nothing is clicked for so long (contract 04 §17.6). */
const CLICK_BLOCK_MS = 100
/** They are worked by dragging themselves. */
const OWN_DRAGS = 'input, select, textarea, audio, iframe, video[controls], button'

export interface DragHandlers {
  begin(): void
  /** @param travel along the slider's axis from where the pointer went down, in px */
  move(travel: number): void
  /** @param by where it leads */
  end(by: Direction | 0): void
}

export interface DragOptions {
  readonly axis: Axis
  /** A curtain is the finger's alone. */
  readonly byMouse: boolean
  /** Of a slide along the axis, in px. */
  readonly length: () => number
  readonly handlers: DragHandlers
}

/**
 * Slides follow the pointer. Not by the gesture library: a slider has thresholds of its own, the same for finger and
 * mouse, and the first drag has nothing to wait for.
 */
export function followDrag(host: HTMLElement, scope: Scope, options: DragOptions): void {
  const { window } = scope
  const { axis, byMouse, length, handlers } = options
  let following: OwnScope | undefined
  let stopBlocking = () => {}

  function onPointerdown(event: PointerEvent) {
    if (!mayDrag(event, { host, byMouse })) return
    const { pointerId, clientX, clientY, timeStamp } = event
    let isDragging = false
    const deltaOf = (moved: PointerEvent) => ({ x: moved.clientX - clientX, y: moved.clientY - clientY })

    function onMove(moved: PointerEvent) {
      if (moved.pointerId !== pointerId) return
      // Its button was let go where nobody could tell.
      if (moved.pointerType === 'mouse' && moved.buttons === 0) return onEnd(moved)
      const delta = deltaOf(moved)
      if (!isDragging) {
        if (Math.hypot(delta.x, delta.y) < CLICK_SLOP_PX) return
        // The first movement decides: across the slider it is the page's.
        if (axisOf(delta) !== axis) return following?.dispose()
        isDragging = true
        handlers.begin()
      }
      handlers.move(delta[axis])
    }
    function onEnd(ended: PointerEvent) {
      if (ended.pointerId !== pointerId) return
      following?.dispose()
      if (!isDragging) return
      stopBlocking()
      stopBlocking = scope.add(swallowClick(window, CLICK_BLOCK_MS))
      const swipe = { travel: deltaOf(ended)[axis], durationMs: ended.timeStamp - timeStamp, size: length() }
      handlers.end(ended.type === 'pointerup' ? swipeStep(swipe) : 0)
    }
    following?.dispose()
    following = scope.child()
    following.listen(window, 'pointermove', onMove)
    following.listen(window, ['pointerup', 'pointercancel'], onEnd)
    // A mouse that drags a slide marks no text.
    following.listen(host, 'selectstart', (selected) => byMouse && selected.preventDefault())
  }

  scope.listen(host, 'pointerdown', onPointerdown)
  // A link or picture that is dragged out of the page would end the drag.
  scope.listen(host, 'dragstart', (event) => event.preventDefault())
}

function mayDrag(
  { pointerType, button, isPrimary, target }: PointerEvent,
  { host, byMouse }: { readonly host: Element; readonly byMouse: boolean },
): boolean {
  if (!isPrimary || button !== 0 || (pointerType === 'mouse' && !byMouse)) return false
  return target instanceof Element && !closest(target, OWN_DRAGS) && !isInOtherCarousel(target, host)
}

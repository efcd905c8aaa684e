import { closest } from '../../../src/dom/query'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { swallowClick } from '../../../src/slides/swallow-click'
import { isInOtherCarousel, type Kind, type Settings } from './markup'
import { draggedPosition } from './positions'
import type { Direction, SliderState } from './slider'
import type { Track } from './track'

/** A smaller movement is a click. */
const CLICK_SLOP_PX = 4
/** Clicks are swallowed for this time after a drag (contract 04 §17.6). */
const CLICK_BLOCK_MS = 100
/** Controls that the visitor drags themselves. */
const OWN_DRAGS = 'input, select, textarea, audio, iframe, video[controls], button'
/** The part of the pointer's distance that the slides move (contract 04 §17.6). */
const FOLLOWED: Readonly<Record<Kind, number>> = { slide: 0.7, fade: 0.7, curtain: 1 }
/** The limits of a swipe (spec storefront §9). */
const QUICK_MS = 300
const QUICK_PX = 30
const SLOW_SHARE = 0.5

export interface Swipe {
  /** The pointer's distance along the track, in px; positive is towards the earlier slides. */
  readonly travel: number
  readonly durationMs: number
  /** The length of a slide along the track, in px. */
  readonly size: number
}

/** The step that a swipe makes; 0 if it is too short. */
export function swipeStep({ travel, durationMs, size }: Swipe): Direction | 0 {
  const least = durationMs <= QUICK_MS ? QUICK_PX : size * SLOW_SHARE
  if (travel === 0 || Math.abs(travel) < least) return 0
  return travel < 0 ? 1 : -1
}

export type Axis = 'x' | 'y'

/** The main direction of a movement. One across the track scrolls the page. */
export function axisOf({ x, y }: { readonly x: number; readonly y: number }): Axis {
  return Math.abs(x) >= Math.abs(y) ? 'x' : 'y'
}

export interface DragHandlers {
  begin(): void
  /** @param travel the distance along the track from where the pointer went down, in px */
  move(travel: number): void
  end(by: Direction | 0): void
}

export interface DragOptions {
  readonly axis: Axis
  /** A curtain is dragged by finger only. */
  readonly byMouse: boolean
  /** The length of a slide along the track, in px. */
  readonly length: () => number
  readonly handlers: DragHandlers
}

/**
 * Follows a drag by finger or mouse. The gesture library is not used: this slider has its own thresholds, which are the
 * same for finger and mouse, and the first drag does not have to wait for the library.
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
      // The button was released where the page does not hear of it, such as outside the window.
      if (moved.pointerType === 'mouse' && moved.buttons === 0) return onEnd(moved)
      const delta = deltaOf(moved)
      if (!isDragging) {
        if (Math.hypot(delta.x, delta.y) < CLICK_SLOP_PX) return
        // A first movement across the track belongs to the page.
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
    // A drag by mouse would select text.
    following.listen(host, 'selectstart', (selected) => byMouse && selected.preventDefault())
  }

  scope.listen(host, 'pointerdown', onPointerdown)
  // The browser's own dragging of a link or picture would end this drag.
  scope.listen(host, 'dragstart', (event) => event.preventDefault())
}

function mayDrag(
  { pointerType, button, isPrimary, target }: PointerEvent,
  { host, byMouse }: { readonly host: Element; readonly byMouse: boolean },
): boolean {
  if (!isPrimary || button !== 0 || (pointerType === 'mouse' && !byMouse)) return false
  return target instanceof Element && !closest(target, OWN_DRAGS) && !isInOtherCarousel(target, host)
}

export interface TrackDragOptions {
  readonly track: Track
  readonly settings: Pick<Settings, 'kind' | 'isRtl'>
  readonly state: () => SliderState
  readonly grab: () => void
  readonly release: (by: Direction | 0) => void
}

/** Handlers by which the slides follow the pointer, also from the middle of a movement. */
export function dragTrack(options: TrackDragOptions): DragHandlers {
  const { track, settings, state, grab, release } = options
  const { kind, isRtl } = settings
  /** The later slides are to the left. */
  const isMirrored = isRtl && kind !== 'curtain'
  let from = 0
  return {
    begin() {
      from = track.position()
      grab()
    },
    move(travel) {
      if (state().phase !== 'dragged' || track.slideLength() === 0) return
      const by = (travel * FOLLOWED[kind]) / track.slideLength()
      track.dragTo(draggedPosition(state(), isMirrored ? from + by : from - by))
    },
    end(by) {
      if (by === 0 || !isMirrored) release(by)
      else release(by === 1 ? -1 : 1)
    },
  }
}

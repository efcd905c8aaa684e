import { type DragHandlers, onSwipe } from '../../legacy-shims/hammer'
import type { Scope } from '../page/scope'
import type { Frame } from './frame'
import { followMouseDrag } from './mouse-drag'

/** Elements that react to dragging themselves. */
const OWN_DRAGS =
  'video, audio, iframe, input, select, textarea, [contenteditable], .map-canvas, .lSAction, .laurel-pause'
/** The theme's classes of a list that can be dragged. */
const GRAB = 'lsGrab'
const GRABBING = 'lsGrabbing'

export interface SlideDrag extends Omit<DragHandlers, 'begin'> {
  /** @returns whether the drag may move slides */
  begin(): boolean
}

/**
 * Slides follow the finger and the mouse. The click at the end of a drag by mouse is swallowed.
 * @param grab called as the mouse is pressed or released
 */
export function followDrag(
  scope: Scope,
  element: HTMLElement,
  drag: SlideDrag,
  grab: (isPressed: boolean) => void = () => {},
): void {
  let isDragged = false
  const handlers: DragHandlers = {
    begin() {
      isDragged = drag.begin()
    },
    move: (delta) => isDragged && drag.move(delta),
    end: (delta) => isDragged && drag.end(delta),
    cancel: () => isDragged && drag.cancel(),
  }
  scope.add(onSwipe(element, handlers, scope.report))
  scope.add(followMouseDrag(element, OWN_DRAGS, { ...handlers, grab }))
}

/** Drags the slides of a frame by finger and mouse. */
export function dragFrame(scope: Scope, { wrapper, list, adopted }: Frame, drag: SlideDrag): void {
  function grab(isPressed: boolean) {
    adopted.toggle(list, GRABBING, isPressed)
    adopted.toggle(list, GRAB, !isPressed)
  }
  grab(false)
  followDrag(scope, wrapper, drag, grab)
}

export interface SwipeRule {
  /** A drag of this distance or more leads to the neighbour. */
  readonly leastPx: number
  readonly rtl: boolean
}

/** Where a drag leads: 1 to the next slide, -1 to the previous one, 0 for neither. @param deltaPx of the pointer */
export function swipeStep(deltaPx: number, { leastPx, rtl }: SwipeRule): -1 | 0 | 1 {
  if (Math.abs(deltaPx) < leastPx) return 0
  return deltaPx < 0 === rtl ? -1 : 1
}

export interface SwipeOptions extends SwipeRule {
  /** Whether the slides are in a column. */
  readonly vertical?: boolean
  /** @returns whether the drag may move slides */
  begin(): boolean
  /** Moves the slides with the pointer, along the row or column. */
  drag(deltaPx: number): void
  /** Moves back to the slide that is shown. */
  settle(): void
  stepBy(by: -1 | 1): void
}

/** A drag by which the slides follow the pointer, and a long one steps to a neighbour. */
export function createSwipe(options: SwipeOptions): SlideDrag {
  const { leastPx, vertical = false, rtl, begin, drag, settle, stepBy } = options
  return {
    begin,
    move: ({ x, y }) => drag(vertical ? y : x),
    end({ x, y }) {
      // A finger swipes a column sideways, too, since up and down it scrolls the page.
      const along = vertical && Math.abs(y) > Math.abs(x) ? y : x
      const by = swipeStep(along, { leastPx, rtl: rtl && !vertical })
      settle()
      if (by !== 0) stepBy(by)
    },
    cancel: settle,
  }
}

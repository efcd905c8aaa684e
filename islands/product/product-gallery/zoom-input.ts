import type { Scope } from '../../../src/page/scope'
import type { Point } from './zoom-geometry'
import { followKeyboard } from './zoom-keyboard'
import { followTouch } from './zoom-touch'

/** Called by the mouse, touch and keyboard input over one picture. */
export interface ZoomHandlers {
  /** @param point from the container's corner */
  magnify(point: Point): void
  magnifyMiddle(): void
  /** Moves the magnified part by one step: 1 is right or down, -1 is left or up. */
  nudge(x: number, y: number): void
  hide(): void
  /** Opens the picture at full size. */
  open(): void
}

export interface ZoomInput {
  /** Ends a touch and hides the magnified picture until the next input. */
  cancel(): void
  /** Whether a resting finger is magnifying. */
  isHolding(): boolean
  /** Focuses the container without magnifying. */
  focusWithoutZoom(): void
}

export function followInput(container: HTMLElement, handlers: ZoomHandlers, scope: Scope): ZoomInput {
  followMouse(container, handlers, scope)
  const touch = followTouch(container, handlers, scope)
  const keyboard = followKeyboard(container, handlers, scope)
  scope.listen(container, 'click', handlers.open)
  return {
    cancel() {
      touch.cancel()
      handlers.hide()
    },
    isHolding: touch.isHolding,
    focusWithoutZoom: keyboard.focusWithoutZoom,
  }
}

/** Follows a mouse or a pen. */
function followMouse(container: HTMLElement, { magnify, hide }: ZoomHandlers, { listen }: Scope): void {
  listen(container, ['pointerenter', 'pointermove', 'pointerleave'], (event) => {
    if (event.pointerType === 'touch') return
    // A pressed button drags the slide instead.
    if (event.type === 'pointerleave' || event.buttons > 0) hide()
    else magnify(pointOf(container, event))
  })
}

/** The position of a pointer within the container. */
export function pointOf(
  container: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { left, top } = container.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

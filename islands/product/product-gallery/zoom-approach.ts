import type { Scope } from '../../../src/page/scope'
import { followKeyboard } from './approach-by-key'
import { followPointer } from './approach-by-mouse'
import { followTouch } from './approach-by-touch'
import type { Spot } from './zoom-geometry'

/** What the visitor wants of the magnifying glass. */
export interface ApproachHandlers {
  /** @param spot from the container's corner */
  lookAt(spot: Spot): void
  lookAtMiddle(): void
  /** One step to the right or down, or back. */
  nudge(x: number, y: number): void
  leave(): void
  open(): void
}

export interface Approach {
  rest(): void
  isHolding(): boolean
  /** Takes the keyboard's place without magnifying. */
  focusQuietly(): void
}

/** Mouse, finger and keyboard over one picture. */
export function followApproach(container: HTMLElement, handlers: ApproachHandlers, scope: Scope): Approach {
  followPointer(container, handlers, scope)
  const touch = followTouch(container, handlers, scope)
  const keyboard = followKeyboard(container, handlers, scope)
  scope.listen(container, 'click', handlers.open)
  return {
    rest() {
      touch.rest()
      handlers.leave()
    },
    isHolding: touch.isHolding,
    focusQuietly: keyboard.focusQuietly,
  }
}

/** Where a pointer is over the container. */
export function spotOf(
  container: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Spot {
  const { left, top } = container.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

import type { Scope } from '../../../src/page/scope'
import { type ApproachHandlers, spotOf } from './zoom-approach'

/** Whatever hovers: the mouse, a pen. */
export function followPointer(
  container: HTMLElement,
  { lookAt, leave }: ApproachHandlers,
  { listen }: Scope,
): void {
  listen(container, ['pointerenter', 'pointermove', 'pointerleave'], (event) => {
    if (event.pointerType === 'touch') return
    // A pressed button drags the slide.
    if (event.type === 'pointerleave' || event.buttons > 0) leave()
    else lookAt(spotOf(container, event))
  })
}

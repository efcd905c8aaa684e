import { listen } from '../../../src/page/listen'
import { type ApproachHandlers, spotOf } from './zoom-approach'

/** Whatever hovers: the mouse, a pen. */
export function followPointer(container: HTMLElement, { lookAt, leave }: ApproachHandlers) {
  function onPointer(event: Event) {
    const pointer = event as PointerEvent
    if (pointer.pointerType === 'touch') return
    // A pressed button drags the slide.
    if (event.type === 'pointerleave' || pointer.buttons > 0) leave()
    else lookAt(spotOf(container, pointer))
  }
  return { end: listen(container, ['pointerenter', 'pointermove', 'pointerleave'], onPointer) }
}

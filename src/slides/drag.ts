import { type DragHandlers, onSwipe } from '../../legacy-shims/hammer'
import type { Adoption } from '../dom/adoption'
import { followMouseDrag } from './mouse-drag'

/** Controls that the visitor drags themselves. */
const OWN_DRAGS = 'video, audio, iframe, input, select, textarea, .lSAction, .laurel-pause'
const GRAB = 'lsGrab'
const GRABBING = 'lsGrabbing'

export interface DragOptions {
  readonly list: HTMLElement
  readonly adopted: Adoption
  readonly handlers: DragHandlers
  readonly report: (cause: unknown) => void
}

/** Slides follow the finger and the mouse. The click at the end of a drag is swallowed. */
export function followDrag(wrapper: HTMLElement, options: DragOptions): () => void {
  const stopMouse = followMouse(wrapper, options)
  const stopSwipe = onSwipe(wrapper, options.handlers, options.report)
  return () => {
    stopMouse()
    stopSwipe()
  }
}

function followMouse(wrapper: HTMLElement, { list, adopted, handlers }: DragOptions): () => void {
  function grab(isPressed: boolean) {
    adopted.toggle(list, GRABBING, isPressed)
    adopted.toggle(list, GRAB, !isPressed)
  }
  grab(false)
  return followMouseDrag(wrapper, OWN_DRAGS, { ...handlers, grab })
}

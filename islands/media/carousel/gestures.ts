import { onSwipe } from '../../../legacy-shims/hammer'
import { closest } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'
import { dragLine, type LineDrag } from '../../../src/slides/drag-line'
import { followMouseDrag } from '../../../src/slides/mouse-drag'

/** They are worked by dragging themselves. */
const OWN_DRAGS = 'video, audio, iframe, input, select, textarea, .laurel-pause'
/** Sliders within items. */
const NESTED = '.lsGrab, .lsGrabbing'

export interface GestureOptions extends LineDrag {
  readonly outer: HTMLElement
  readonly wrapper: HTMLElement
}

/** The items follow the finger and the mouse, unless all of them are in view. */
export function followGestures(scope: Scope, { outer, wrapper, ...drag }: GestureOptions): void {
  const { begin, move, end, cancel } = dragLine(drag)
  let isOwn = true
  let isDragged = false
  const mayMove = () => isOwn && drag.line.last() > 0
  const ifDragged =
    <A extends readonly unknown[]>(act: (...values: A) => void) =>
    (...values: A) => {
      if (isDragged) act(...values)
    }
  const handlers = {
    begin() {
      isDragged = mayMove()
      if (isDragged) begin()
    },
    move: ifDragged(move),
    // What has begun is ended, whatever has become of the items meanwhile.
    end: ifDragged(end),
    cancel: ifDragged(cancel),
  }
  const grab = (isPressed: boolean) => {
    wrapper.classList.toggle('grabbing', isPressed && mayMove())
  }
  function onPress({ target, isTrusted }: Event) {
    // The gesture library is told of its first touch again, at the whole line.
    if (!(target instanceof Element) || (!isTrusted && target === outer)) return
    const nested = closest(target, NESTED)
    isOwn = !nested || !outer.contains(nested)
  }
  function onSelect(event: Event) {
    if (wrapper.classList.contains('grabbing')) event.preventDefault()
  }
  scope.listen(outer, 'pointerdown', onPress, { capture: true })
  // A drag over words would mark them.
  scope.listen(outer, 'selectstart', onSelect)
  scope.add(onSwipe(outer, handlers, scope.report))
  scope.add(followMouseDrag(outer, OWN_DRAGS, { ...handlers, grab }))
}

import { onSwipe } from '../../../legacy-shims/hammer'
import { closest } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'
import { dragLine, type LineDrag } from '../../../src/slides/drag-line'
import { followMouseDrag } from '../../../src/slides/mouse-drag'

/** Elements in an item that react to dragging themselves. */
const OWN_DRAGS = 'video, audio, iframe, input, select, textarea, .laurel-pause'
/** Sliders inside of items. */
const NESTED = '.lsGrab, .lsGrabbing'

export interface GestureOptions extends LineDrag {
  readonly outer: HTMLElement
  readonly wrapper: HTMLElement
}

/** Drags the items with finger and mouse, unless all of them are in view. */
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
    // A drag that has begun is ended, even if all items are in view by now.
    end: ifDragged(end),
    cancel: ifDragged(cancel),
  }
  const grab = (isPressed: boolean) => {
    wrapper.classList.toggle('grabbing', isPressed && mayMove())
  }
  function onPress({ target, isTrusted }: Event) {
    // The gesture library gets its first touch again, dispatched at the whole line.
    if (!(target instanceof Element) || (!isTrusted && target === outer)) return
    const nested = closest(target, NESTED)
    isOwn = !nested || !outer.contains(nested)
  }
  function onSelect(event: Event) {
    if (wrapper.classList.contains('grabbing')) event.preventDefault()
  }
  scope.listen(outer, 'pointerdown', onPress, { capture: true })
  // A drag would select the text under it.
  scope.listen(outer, 'selectstart', onSelect)
  scope.add(onSwipe(outer, handlers, scope.report))
  scope.add(followMouseDrag(outer, OWN_DRAGS, { ...handlers, grab }))
}

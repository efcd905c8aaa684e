import { closest } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'
import { followDrag, type SlideDrag } from '../../../src/slides/drag'
import type { Line } from '../../../src/slides/line'

/** Sliders inside of items. */
const NESTED = '.lsGrab, .lsGrabbing'

interface GestureOptions {
  readonly outer: HTMLElement
  readonly wrapper: HTMLElement
  readonly line: Line
  readonly onBegin: () => void
  /** The drag has ended. @param from the line's offset before, in px */
  readonly onEnd: (from: number) => void
}

/** Drags the items with finger and mouse, unless all of them are in view. */
export function followGestures(scope: Scope, options: GestureOptions): void {
  const { outer, wrapper, line, onBegin, onEnd } = options
  let isOwn = true
  let from = 0
  const mayMove = () => isOwn && line.last() > 0
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
  function grab(isPressed: boolean) {
    wrapper.classList.toggle('grabbing', isPressed && mayMove())
  }
  const drag: SlideDrag = {
    begin() {
      if (!mayMove()) return false
      line.hold()
      from = line.offset()
      onBegin()
      return true
    },
    move: ({ x }) => line.pull(x),
    end({ x }) {
      line.pull(x)
      onEnd(from)
    },
    cancel: () => onEnd(from),
  }
  followDrag(scope, outer, drag, grab)
}

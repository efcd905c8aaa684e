import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import { createSpeed } from '../../../src/slides/coast'
import { createSwipe, followDrag, type SlideDrag } from '../../../src/slides/drag'
import type { Line } from '../../../src/slides/line'
import { PRESSED, SWIPE_PX } from './markup'

interface GestureOptions {
  readonly viewport: HTMLElement
  readonly line: Line
  readonly rtl: boolean
  readonly isFree: boolean
  readonly onBegin: () => void
  stepBy(by: -1 | 1): void
  /** Moves back to the current slide. */
  settle(): void
  /** With free scrolling: the line goes on by itself after a drag. */
  onCoast(): void
}

/** Drags the slides with finger and mouse, unless all of them are in view. */
export function followGestures(scope: Scope, options: GestureOptions): void {
  const { viewport, line } = options
  const setPressed = (isPressed: boolean) => viewport.classList.toggle(PRESSED, isPressed && line.last() > 0)
  followDrag(scope, viewport, options.isFree ? freeScroll(scope.window, options) : swipe(options))
  scope.listen(viewport, 'pointerdown', () => setPressed(true))
  scope.listen(scope.window, ['pointerup', 'pointercancel'], () => setPressed(false))
}

function swipe({ rtl, line, onBegin, settle, stepBy }: GestureOptions): SlideDrag {
  return createSwipe({
    leastPx: SWIPE_PX,
    rtl,
    begin() {
      if (line.last() === 0) return false
      line.hold()
      onBegin()
      return true
    },
    drag: line.pull,
    settle,
    stepBy,
  })
}

function freeScroll(window: Window, { line, onBegin, onCoast }: GestureOptions): SlideDrag {
  const speed = createSpeed(window)
  function coast() {
    if (prefersReducedMotion(window)) line.coast(0, { returnMs: 0 })
    else line.coast(speed.now())
    onCoast()
  }
  return {
    begin() {
      if (line.last() === 0) return false
      speed.begin()
      line.hold()
      onBegin()
      return true
    },
    move({ x }) {
      speed.note(x)
      line.pull(x)
    },
    end({ x }) {
      line.pull(x)
      coast()
    },
    cancel() {
      speed.begin()
      coast()
    },
  }
}

import { type DragHandlers, onSwipe } from '../../../legacy-shims/hammer'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import { dragLine } from '../../../src/slides/drag-line'
import type { Line } from '../../../src/slides/line'
import { followMouseDrag } from '../../../src/slides/mouse-drag'
import { createSpeed } from '../../../src/slides/speed'
import { createSwipe } from '../../../src/slides/swipe'
import { PRESSED } from './markup'

/** Elements in a slide that react to dragging themselves. */
const OWN_DRAGS = 'video, audio, iframe, input, select, textarea, .map-canvas, [contenteditable]'

export interface GestureOptions {
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
  const { window } = scope
  const { viewport, line } = options
  const handlers = options.isFree ? freeScroll(window, options) : swipe(options)
  const mayMove = () => line.last() > 0
  const setPressed = (isPressed: boolean) => viewport.classList.toggle(PRESSED, isPressed && mayMove())
  scope.add(onSwipe(viewport, handlers, scope.report))
  scope.add(followMouseDrag(viewport, OWN_DRAGS, { ...handlers, grab: () => {} }))
  scope.listen(viewport, 'pointerdown', () => setPressed(true))
  scope.listen(window, ['pointerup', 'pointercancel'], () => setPressed(false))
}

function swipe({ rtl, line, onBegin, settle, stepBy }: GestureOptions): DragHandlers {
  return createSwipe({
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

function freeScroll(window: Window, { line, onBegin, onCoast }: GestureOptions): DragHandlers {
  const speed = createSpeed(window)
  let isDragging = false
  const drag = dragLine({ line, onBegin, onEnd: coast })
  function coast() {
    if (prefersReducedMotion(window)) line.coast(0, { returnMs: 0 })
    else line.coast(speed.now())
    onCoast()
  }
  return {
    begin() {
      isDragging = line.last() > 0
      if (!isDragging) return
      speed.begin()
      drag.begin()
    },
    move(delta) {
      if (!isDragging) return
      speed.note(delta.x)
      drag.move(delta)
    },
    end(delta) {
      if (isDragging) drag.end(delta)
    },
    cancel() {
      speed.begin()
      if (isDragging) drag.cancel()
    },
  }
}

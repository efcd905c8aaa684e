import { ancestorsOf } from '../../../src/dom/ancestors'
import { onceInView, watchInView } from '../../../src/motion/in-view'
import { type FrameWatch, watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'

/** Everything above 90 % of the window's height, even elements that a jump has skipped. */
const PASSED = '1000000px 0px -10% 0px'
/** The browser rounds scroll positions. */
const ROUNDING_PX = 2

/**
 * Calls back once an element has come above 90 % of the window's height, or is in view and can come no higher: at the
 * page's end, or inside of a fixed element such as a modal.
 */
export function onArrival(scope: Scope, element: Element, callback: () => void): void {
  const { window } = scope
  const waiting = scope.child()
  let watch: FrameWatch | undefined
  function arrive() {
    waiting.dispose()
    callback()
  }
  function onView(isInView: boolean) {
    watch?.stop()
    watch = undefined
    if (!isInView) return
    if (isFixed(window, element)) return arrive()
    watch = watchFrames(scope, () => (isAtEnd(window) ? arrive : undefined))
  }
  waiting.add(onceInView(scope, element, arrive, { margin: PASSED }))
  waiting.add(watchInView(scope, element, onView))
  waiting.add(() => watch?.stop())
}

function isAtEnd({ scrollY, innerHeight, document }: Window): boolean {
  return scrollY + innerHeight >= document.documentElement.scrollHeight - ROUNDING_PX
}

function isFixed(window: Window, element: Element): boolean {
  for (const each of [element, ...ancestorsOf(element)]) {
    if (window.getComputedStyle(each).position === 'fixed') return true
  }
  return false
}

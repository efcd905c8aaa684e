import { ancestorsOf } from '../../../src/dom/ancestors'
import { onceInView, watchInView } from '../../../src/motion/in-view'
import { type FrameWatch, watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'

/** From above the page's beginning down to 90 % of the window: also what was jumped over has arrived. */
const PASSED = '1000000px 0px -10% 0px'
/** The browser rounds where it is scrolled to. */
const ROUNDING_PX = 2

/**
 * Calls back once an element has come up to 90 % of the window, or is in view where it can come no further: at the
 * page's end, or in what does not move with the page, such as a modal.
 */
export function onArrival(scope: Scope, element: Element, callback: () => void): void {
  const { window } = scope
  const awaited = scope.child()
  let watch: FrameWatch | undefined
  function arrive() {
    awaited.dispose()
    callback()
  }
  function onView(isInView: boolean) {
    watch?.stop()
    watch = undefined
    if (!isInView) return
    if (isFixed(window, element)) return arrive()
    watch = watchFrames(scope, () => (isAtEnd(window) ? arrive : undefined))
  }
  awaited.add(onceInView(scope, element, arrive, { margin: PASSED }))
  awaited.add(watchInView(scope, element, onView))
  awaited.add(() => watch?.stop())
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

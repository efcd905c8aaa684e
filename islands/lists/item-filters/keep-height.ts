import { watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'

/**
 * Makes a change that may leave an element with fewer lines. The element keeps its height until the window's width
 * changes, so that the content below does not jump.
 */
export function keepHeight(element: HTMLElement, scope: Scope, change: () => void): void {
  const { window, adopt: adopted } = scope
  const before = element.offsetHeight
  change()
  if (element.offsetHeight >= before) return
  const width = window.innerWidth
  adopted.style(element, 'min-height', `${before}px`)
  const watch = watchFrames(scope, () => (window.innerWidth === width ? undefined : release))
  function release() {
    watch.stop()
    adopted.style(element, 'min-height', '')
  }
  scope.add(watch.stop)
}

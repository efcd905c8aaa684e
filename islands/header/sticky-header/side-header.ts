import { observeSizes } from '../../../src/dom/observe-sizes'
import { watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'

/** Keeps a header on the right beside a boxed page (contract 01 §6.7). */
export function mountSideHeader(headerWrap: HTMLElement, scope: Scope): void {
  const { document } = scope
  const container = document.getElementById('container')
  let right: number | undefined
  const watch = watchFrames(scope, () => {
    if (!container) return undefined
    // `clientWidth` leaves the scroll bar out.
    const next = (document.documentElement.clientWidth - container.offsetWidth) / 2
    if (next === right) return undefined
    return () => {
      right = next
      scope.adopt.style(headerWrap, 'right', `${next}px`)
    }
  })
  scope.add(observeSizes([container], watch.request))
  scope.add(watch.stop)
}

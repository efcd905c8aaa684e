import { observeSizes } from '../../../src/page/observe-sizes'
import type { Scope } from '../../../src/page/scope'
import { watchFrames } from '../../../src/page/scroll-frame'

/** Keeps a header on the right beside a boxed page (contract 01 §6.7). */
export function mountSideHeader(headerWrap: HTMLElement, scope: Scope): void {
  const { document } = scope
  const container = document.getElementById('container')
  let right: number | undefined
  const watch = watchFrames(scope, () => {
    if (!container) return undefined
    // Without the scroll bar: the page lies beside it.
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

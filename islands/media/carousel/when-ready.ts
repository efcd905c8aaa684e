import { observeSizes } from '../../../src/dom/observe-sizes'
import type { Scope } from '../../../src/page/scope'
import { imagesIn, isLazy, whenLoaded } from '../../../src/slides/pictures'

/**
 * Calls back when a list's pictures are loaded and it can be measured. Lazy pictures do not count: the browser may never
 * request those outside of the viewport.
 */
export function whenReady(list: HTMLElement, scope: Scope, callback: () => void): void {
  const awaited = imagesIn([list]).filter((image) => !isLazy(image))
  whenLoaded(awaited, scope, () => whenShown(list, scope, callback))
}

/** A list in a closed tab has no size. */
function whenShown(list: HTMLElement, { add }: Scope, callback: () => void): void {
  if (list.clientWidth > 0 || typeof ResizeObserver !== 'function') {
    callback()
    return
  }
  const stop = add(
    observeSizes([list], () => {
      if (list.clientWidth === 0) return
      stop()
      callback()
    }),
  )
}

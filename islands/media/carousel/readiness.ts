import { imagesIn, isLazy, whenLoaded } from '../../../src/carousel/pictures'
import { observeSizes } from '../../../src/page/observe-sizes'

/**
 * Calls back when a list's pictures are here and it can be measured. Lazy pictures do not count: the browser may never
 * ask for those beside what is in view.
 * @returns the way to call it off
 */
export function whenReady(list: HTMLElement, callback: () => void): () => void {
  const awaited = imagesIn([list]).filter((image) => !isLazy(image))
  let stopWaiting: () => void = () => {}
  const stopLoading = whenLoaded(awaited, () => {
    stopWaiting = whenShown(list, callback)
  })
  return () => {
    stopLoading()
    stopWaiting()
  }
}

/** A list in a closed tab has no size. */
function whenShown(list: HTMLElement, callback: () => void): () => void {
  if (list.clientWidth > 0 || typeof ResizeObserver !== 'function') {
    callback()
    return () => {}
  }
  const stop = observeSizes([list], () => {
    if (list.clientWidth === 0) return
    stop()
    callback()
  })
  return stop
}

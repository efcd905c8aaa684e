import { observeSizes } from '../page/observe-sizes'
import type { Page } from '../page/page'
import { watchFrames } from '../page/scroll-frame'

/**
 * Calls back when a canvas has another size than before, as one in a tab that is shown again: not while it is hidden.
 * Browsers that cannot tell are asked when the window, or what opened, says that sizes have changed.
 * @returns the way to stop
 */
export function onSize(
  page: Pick<Page, 'window' | 'report'>,
  canvas: HTMLElement,
  callback: (size: { readonly isFirst: boolean }) => void,
): () => void {
  const read = () => `${canvas.offsetWidth} ${canvas.offsetHeight}`
  const isHidden = () => canvas.offsetWidth === 0 || canvas.offsetHeight === 0
  let size = read()
  let wasShown = !isHidden()

  function look() {
    const now = read()
    if (now === size) return
    size = now
    if (isHidden()) return
    const isFirst = !wasShown
    wasShown = true
    callback({ isFirst })
  }
  const stopObserving = observeSizes([canvas], look)
  const frames = watchFrames(page, ({ resized }) => {
    if (resized) look()
    return undefined
  })
  return () => {
    stopObserving()
    frames.stop()
  }
}

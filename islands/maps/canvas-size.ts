import { observeSizes } from '../../src/dom/observe-sizes'
import { watchFrames } from '../../src/motion/scroll-frame'
import type { Page } from '../../src/page/page'

/**
 * Calls back when a canvas has another size than before, as one in a tab that is shown again: not while it is hidden.
 * Browsers that cannot tell are asked when the window, or what opened, says that sizes have changed; the others do nothing
 * while the page scrolls.
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

  function look(): (() => void) | undefined {
    const now = read()
    if (now === size) return undefined
    size = now
    if (isHidden()) return undefined
    const isFirst = !wasShown
    wasShown = true
    return () => callback({ isFirst })
  }
  if (typeof ResizeObserver === 'function') return observeSizes([canvas], () => look()?.())
  return watchFrames(page, ({ resized }) => (resized ? look() : undefined)).stop
}

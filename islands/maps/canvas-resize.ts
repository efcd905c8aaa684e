import { observeSizes } from '../../src/dom/observe-sizes'
import { watchFrames } from '../../src/motion/scroll-frame'
import type { Page } from '../../src/page/page'

/**
 * Calls back when a visible canvas has a new size, for example when its tab is opened. Browsers without
 * `ResizeObserver` measure it whenever the window or a panel announces that sizes have changed.
 * @returns a function that stops watching
 */
export function onResize(
  page: Pick<Page, 'window' | 'report'>,
  canvas: HTMLElement,
  callback: (size: { readonly isFirst: boolean }) => void,
): () => void {
  const read = () => `${canvas.offsetWidth} ${canvas.offsetHeight}`
  const isHidden = () => canvas.offsetWidth === 0 || canvas.offsetHeight === 0
  let size = read()
  let wasShown = !isHidden()

  function checkSize(): (() => void) | undefined {
    const now = read()
    if (now === size) return undefined
    size = now
    if (isHidden()) return undefined
    const isFirst = !wasShown
    wasShown = true
    return () => callback({ isFirst })
  }
  if (typeof ResizeObserver === 'function') return observeSizes([canvas], () => checkSize()?.())
  return watchFrames(page, ({ resized }) => (resized ? checkSize() : undefined)).stop
}

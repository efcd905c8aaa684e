import type { Adoption } from '../../../src/dom/adoption'
import type { Page } from '../../../src/page/page'
import { watchFrames } from '../../../src/page/scroll-frame'

/**
 * Makes a change that may leave an element with fewer lines. It keeps the room of the others until the window has
 * another width, so that nothing jumps that follows it.
 * @returns the way to stop
 */
export function keepRoom(
  element: HTMLElement,
  page: Pick<Page, 'window' | 'report'>,
  { adopted, change }: { readonly adopted: Adoption; change(): void },
): () => void {
  const { window } = page
  const before = element.offsetHeight
  change()
  if (element.offsetHeight >= before) return () => {}
  const width = window.innerWidth
  adopted.style(element, 'min-height', `${before}px`)
  const watch = watchFrames(page, () => (window.innerWidth === width ? undefined : release))
  function release() {
    watch.stop()
    adopted.style(element, 'min-height', '')
  }
  return watch.stop
}

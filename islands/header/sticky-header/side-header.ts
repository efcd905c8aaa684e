import { createAdoption } from '../../../src/dom/adoption'
import { observeSizes } from '../../../src/page/observe-sizes'
import type { Page } from '../../../src/page/page'
import { watchFrames } from '../../../src/page/scroll-frame'
import type { Unmount } from '../../../src/runtime/island'

/** Keeps a header on the right beside a boxed page (contract 01 §6.7). */
export function mountSideHeader(headerWrap: HTMLElement, page: Page): Unmount {
  const { document } = page
  const adopted = createAdoption()
  const container = document.getElementById('container')
  let right: number | undefined
  const watch = watchFrames(page, () => {
    if (!container) return undefined
    // Without the scroll bar: the page lies beside it.
    const next = (document.documentElement.clientWidth - container.offsetWidth) / 2
    if (next === right) return undefined
    return () => {
      right = next
      adopted.style(headerWrap, 'right', `${next}px`)
    }
  })
  const stopSizes = observeSizes([container], watch.request)
  return () => {
    watch.stop()
    stopSizes()
    adopted.restore()
  }
}

import { createAdoption } from '../../../src/dom/adoption'
import { observeSizes } from '../../../src/page/observe-sizes'
import type { Page } from '../../../src/page/page'
import { watchFrames } from '../../../src/page/scroll-frame'
import { fitTexts } from './fit-texts'
import { isHalf, itemsOf, textsIn } from './markup'

/** Contract 03 §5.2. */
const FIT_AFTER_MS = 500

export interface Grid {
  /** Measures anew what is in the list by now. */
  place(): void
  destroy(): void
}

/** Squares: each item of the list is as high as it is wide, or half of that. */
export function createGrid(list: HTMLElement, page: Page): Grid {
  const adopted = createAdoption()
  const cut = createAdoption()
  let timer: ReturnType<typeof setTimeout> | undefined

  function look() {
    const items = itemsOf(list).map((item) => ({ item, width: item.offsetWidth }))
    return () => {
      for (const { item, width } of items) {
        if (width > 0) adopted.style(item, 'height', `${isHalf(item) ? width / 2 : width}px`)
      }
      clearTimeout(timer)
      timer = setTimeout(() => fitTexts(textsIn(list), list, cut), FIT_AFTER_MS)
    }
  }
  const frames = watchFrames(page, ({ resized }) => (resized ? look() : undefined))
  const stopSizes = observeSizes([list], frames.request)
  return {
    place: frames.request,
    destroy() {
      stopSizes()
      frames.stop()
      clearTimeout(timer)
      cut.restore()
      adopted.restore()
    },
  }
}

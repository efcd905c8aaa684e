import { createAdoption } from '../../../src/dom/adoption'
import { observeSizes } from '../../../src/dom/observe-sizes'
import { watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'
import { fitTexts } from './fit-texts'
import { isHalf, itemsOf, textsIn } from './markup'

/** Contract 03 §5.2. */
const FIT_AFTER_MS = 500

export interface Grid {
  /** Sizes the items that are in the list now. */
  resize(): void
}

/** Makes each item as high as it is wide, or half of that. */
export function createGrid(list: HTMLElement, scope: Scope): Grid {
  const cut = createAdoption()
  let cancelFit = () => {}

  function sizeItems() {
    const items = itemsOf(list).map((item) => ({ item, width: item.offsetWidth }))
    return () => {
      for (const { item, width } of items) {
        if (width > 0) scope.adopt.style(item, 'height', `${isHalf(item) ? width / 2 : width}px`)
      }
      cancelFit()
      cancelFit = scope.after(FIT_AFTER_MS, () => fitTexts(textsIn(list), list, cut))
    }
  }
  const frames = watchFrames(scope, ({ resized }) => (resized ? sizeItems() : undefined))
  scope.add(cut.restore)
  scope.add(frames.stop)
  scope.add(observeSizes([list], frames.request))
  return { resize: frames.request }
}

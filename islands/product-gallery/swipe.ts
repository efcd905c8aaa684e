import { type DragHandlers, swipeStep } from '../../legacy-shims/hammer'
import type { Slider } from './slider'
import type { Zooming } from './zooming'

export interface SwipeOptions {
  readonly slider: Slider
  readonly zooming: Zooming
  readonly vertical: boolean
  readonly rtl: boolean
  readonly index: () => number
  readonly stepBy: (by: -1 | 1) => void
}

/** What a drag means: the slides come along, and where it ends decides (contract 02 §13.2). */
export function createSwipe({ slider, zooming, vertical, rtl, index, stepBy }: SwipeOptions): DragHandlers {
  let ignored = false
  const settle = () => slider.show(index())
  return {
    begin() {
      // A finger that looks about in the picture does not move it.
      ignored = zooming.isHolding()
      if (!ignored) zooming.rest()
    },
    move({ x, y }) {
      if (!ignored) slider.drag(index(), vertical ? y : x)
    },
    end({ x, y }) {
      if (ignored) return
      // A finger goes sideways on a column of slides, too: up and down it scrolls the page.
      const along = vertical && Math.abs(y) > Math.abs(x) ? y : x
      const by = swipeStep(along, { rtl: rtl && !vertical })
      settle()
      if (by !== 0) stepBy(by)
    },
    cancel: settle,
  }
}

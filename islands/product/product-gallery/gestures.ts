import type { Scope } from '../../../src/page/scope'
import { followDrag } from '../../../src/slides/drag'
import { followKeys } from '../../../src/slides/keys'
import { createSwipe } from '../../../src/slides/swipe'
import type { HoverZoom } from './hover-zoom'
import type { Settings } from './markup'
import type { Slider } from './slider'

export interface GestureOptions {
  readonly list: HTMLElement
  readonly rtl: boolean
  readonly isVertical: boolean
  readonly kind: Settings['zoom']
  readonly hoverZoom: HoverZoom
  readonly index: () => number
  readonly stepBy: (by: -1 | 1) => void
}

/** Moves the slides by dragging, swiping and arrow keys. */
export function followGestures(
  { outer, wrapper, drag, show }: Slider,
  { list, rtl, isVertical, kind, hoverZoom, index, stepBy }: GestureOptions,
  { adopt, add, report }: Scope,
): void {
  const handlers = createSwipe({
    vertical: isVertical,
    rtl,
    begin() {
      // A finger that magnifies does not drag the slide.
      if (hoverZoom.isHolding()) return false
      hoverZoom.cancel()
      return true
    },
    drag: (px) => drag(index(), px),
    settle: () => show(index()),
    stepBy,
  })
  // The pinch zoom handles the fingers itself.
  if (kind !== 'pinch') add(followDrag(wrapper, { list, adopted: adopt, handlers, report }))
  add(followKeys(outer, { rtl, go: stepBy }))
}

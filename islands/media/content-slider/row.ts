import type { Scope } from '../../../src/page/scope'
import { type Frame, withoutTransition } from '../../../src/slides/frame'
import {
  canFill,
  createTrack,
  extendRange,
  rangeOf,
  shiftTo,
  slideAt,
  slotsIn,
} from '../../../src/slides/row'
import type { Transition } from './transition'

/** A busy browser may start a transition this much later. */
const LATE_MS = 200

interface RowOptions {
  readonly rtl: boolean
  /** The duration of a move, at this moment. */
  readonly moveMs: () => number
}

/** Slides side by side, in an endless row: slides that will come into view are placed there before the row moves. */
export function createRow(frame: Frame, scope: Scope, { rtl, moveMs }: RowOptions): Transition {
  const { list, slides, adopted } = frame
  const track = createTrack(frame, { rtl })
  const count = slides.length
  let width = 0
  let slot = 0
  /** The slots that may be in view until the row is at rest. */
  let range = rangeOf(slot)
  let cancelReset = () => {}

  // Slides may be placed outside of the list's box: the frame clips them. `flow-root` keeps the list as high as the
  // floats in it.
  adopted.style(list, 'overflow', 'visible')
  adopted.style(list, 'display', 'flow-root')
  // Removes the site's own margins between list items.
  for (const slide of slides) adopted.style(slide, rtl ? 'margin-left' : 'margin-right', '0px')

  function fill() {
    for (const target of slotsIn(range)) {
      const slide = slides[slideAt(target, count)]
      if (slide) track.shift(slide, shiftTo(target, count))
    }
  }
  /** Puts every slide back in its own slot. */
  function reset() {
    cancelReset()
    slot = slideAt(slot, count)
    range = rangeOf(slot)
    for (const slide of slides) track.shift(slide, 0)
    track.place(slot)
  }
  /** Without an animation, so that the visitor does not see the move. */
  const resetWithoutTransition = () => withoutTransition(frame, moveMs(), reset)
  function moveTo(next: number) {
    cancelReset()
    if (!canFill(extendRange(range, next), count)) {
      // There are too few slides for another step before the last one has ended: it ends at once.
      const steps = next - slot
      resetWithoutTransition()
      return moveTo(slot + steps)
    }
    slot = next
    range = extendRange(range, slot)
    fill()
    frame.setDuration(moveMs())
    track.place(slot)
    cancelReset = scope.after(moveMs() + LATE_MS, resetWithoutTransition)
  }

  return {
    layOut(index) {
      slot = index
      width = frame.width()
      track.measure(width)
      reset()
    },
    show: (index, by) => moveTo(by === 0 ? slot - slideAt(slot, count) + index : slot + by),
    drag(deltaPx) {
      cancelReset()
      const at = Math.max(-width, Math.min(deltaPx, width))
      range = extendRange(rangeOf(slot), slot + (at < 0 === rtl ? -1 : 1))
      fill()
      frame.setDuration(0)
      track.place(slot, at)
    },
  }
}

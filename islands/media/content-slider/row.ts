import type { Scope } from '../../../src/page/scope'
import { atOnce, type Frame } from '../../../src/slides/frame'
import { canFill, reachOf, shiftTo, slideAt, slotsIn, widen } from '../../../src/slides/loop'
import { createTrack } from '../../../src/slides/track'
import type { Stage } from './stage'

/** A busy browser begins to move later than it was told to. */
const LATE_MS = 200

export interface RowOptions {
  readonly rtl: boolean
  /** How long a move takes, now. */
  readonly moveMs: () => number
}

/** Slides side by side, in a row without an end: whatever comes into sight is put there before the row moves. */
export function createRow(frame: Frame, scope: Scope, { rtl, moveMs }: RowOptions): Stage {
  const { list, slides, adopted } = frame
  const track = createTrack(frame, { rtl })
  const count = slides.length
  let width = 0
  let slot = 0
  /** What may be in sight until the row is at rest. */
  let reach = reachOf(slot)
  let cancelRest = () => {}

  // What stands before its first slide and after its last is outside the list: the frame cuts off what is too much,
  // as long as the list keeps its own height, whatever floats in it.
  adopted.style(list, 'overflow', 'visible')
  adopted.style(list, 'display', 'flow-root')
  // Whatever the site has between the items of a list.
  for (const slide of slides) adopted.style(slide, rtl ? 'margin-left' : 'margin-right', '0px')

  function fill() {
    for (const place of slotsIn(reach)) {
      const slide = slides[slideAt(place, count)]
      if (slide) track.shift(slide, shiftTo(place, count))
    }
  }
  /** Every slide in its own place. */
  function tidy() {
    cancelRest()
    slot = slideAt(slot, count)
    reach = reachOf(slot)
    for (const slide of slides) track.shift(slide, 0)
    track.place(slot)
  }
  /** Nothing shows of it. */
  const rest = () => atOnce(frame, moveMs(), tidy)
  function moveTo(next: number) {
    cancelRest()
    if (!canFill(widen(reach, next), count)) {
      // Faster than it moves: the last step ends here.
      const way = next - slot
      rest()
      return moveTo(slot + way)
    }
    slot = next
    reach = widen(reach, slot)
    fill()
    frame.pace(moveMs())
    track.place(slot)
    cancelRest = scope.after(moveMs() + LATE_MS, rest)
  }

  return {
    lay(index) {
      slot = index
      width = frame.width()
      track.measure(width)
      tidy()
    },
    show: (index, by) => moveTo(by === 0 ? slot - slideAt(slot, count) + index : slot + by),
    drag(deltaPx) {
      cancelRest()
      const at = Math.max(-width, Math.min(deltaPx, width))
      reach = widen(reachOf(slot), slot + (at < 0 === rtl ? -1 : 1))
      fill()
      frame.pace(0)
      track.place(slot, at)
    },
  }
}

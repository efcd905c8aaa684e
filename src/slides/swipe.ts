import { type DragHandlers, swipeStep } from '../../legacy-shims/hammer'

interface SwipeOptions {
  /** Whether the slides are in a column. */
  readonly vertical?: boolean
  readonly rtl: boolean
  /** @returns whether the drag may move slides */
  begin(): boolean
  /** Moves the slides with the pointer, along the row or column. */
  drag(deltaPx: number): void
  /** Moves back to the slide that is shown. */
  settle(): void
  stepBy(by: -1 | 1): void
}

/** Drag handlers by which the slides follow the pointer, and a long drag steps to a neighbour (contract 02 §13.2, 03 §3.1). */
export function createSwipe(options: SwipeOptions): DragHandlers {
  const { vertical = false, rtl, begin, drag, settle, stepBy } = options
  let isIgnored = false
  return {
    begin() {
      isIgnored = !begin()
    },
    move({ x, y }) {
      if (!isIgnored) drag(vertical ? y : x)
    },
    end({ x, y }) {
      if (isIgnored) return
      // A finger swipes a column sideways, too, since up and down it scrolls the page.
      const along = vertical && Math.abs(y) > Math.abs(x) ? y : x
      const by = swipeStep(along, { rtl: rtl && !vertical })
      settle()
      if (by !== 0) stepBy(by)
    },
    cancel: settle,
  }
}

import { type DragHandlers, swipeStep } from '../../legacy-shims/hammer'

export interface SwipeOptions {
  /** Slides that stand below each other. */
  readonly vertical?: boolean
  readonly rtl: boolean
  /** @returns whether the drag moves slides at all */
  begin(): boolean
  /** Takes the slides along, in px of the direction in which they stand. */
  drag(deltaPx: number): void
  /** Back to the slide that is shown. */
  settle(): void
  stepBy(by: -1 | 1): void
}

/** What a drag means: the slides come along, and where it ends decides (contract 02 §13.2, 03 §3.1). */
export function createSwipe(options: SwipeOptions): DragHandlers {
  const { vertical = false, rtl, begin, drag, settle, stepBy } = options
  let ignored = false
  return {
    begin() {
      ignored = !begin()
    },
    move({ x, y }) {
      if (!ignored) drag(vertical ? y : x)
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

import { announce } from '../../../src/dom/announce'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Page } from '../../../src/page/page'
import type { Line } from '../../../src/slides/line'
import { step } from '../../../src/slides/stops'
import { MOVE_MS } from './markup'

/** The ways to move from one slide to another. */
export interface Navigation {
  /** Moves with an animation. @param by the direction to take in a loop */
  go(index: number, by?: -1 | 1): void
  /** Moves at once, to the nearest index there is. */
  jump(index: number): void
  /** The next step of the autoplay: at the end of what does not loop, it goes back to the beginning. */
  next(): void
  /** The visitor's choice: it stops the autoplay and is announced. */
  choose(index: number, by?: -1 | 1): void
  /** The visitor's step: at the end of what does not loop, nothing happens. */
  stepBy(by: -1 | 1): void
}

export interface NavigationOptions {
  readonly line: Line
  /** Called after each move. */
  show(): void
  stopAutoplay(): void
}

export function createNavigation(
  { document, window }: Page,
  { line, show, stopAutoplay }: NavigationOptions,
): Navigation {
  const nextStop = (by: -1 | 1) => step({ index: line.index(), last: line.last() }, by)

  function go(index: number, by?: -1 | 1) {
    line.moveTo(index, { durationMs: prefersReducedMotion(window) ? 0 : MOVE_MS, ...(by && { by }) })
    show()
  }
  function choose(index: number, by?: -1 | 1) {
    stopAutoplay()
    go(index, by)
    announce(document, `${line.index() + 1} of ${line.last() + 1}`)
  }
  return {
    go,
    choose,
    jump(index) {
      line.moveTo(Math.max(0, Math.min(index, line.last())), { durationMs: 0 })
      show()
    },
    next: () => go(nextStop(1).index, line.loops() ? 1 : undefined),
    stepBy(by) {
      if (line.last() === 0) return
      const { index, rewinds } = nextStop(by)
      if (line.loops()) choose(index, by)
      else if (!rewinds) choose(index)
    },
  }
}

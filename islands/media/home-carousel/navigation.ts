import { announce } from '../../../src/dom/announce'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Page } from '../../../src/page/page'
import type { Line } from '../../../src/slides/line'

/** The ways to move from one slide to another. */
export interface Navigation {
  /** Moves with an animation. @param by the direction to take in a loop */
  go(index: number, by?: -1 | 1): void
  /** Moves at once. */
  jump(index: number): void
  /** The visitor's step, which is announced. */
  stepBy(by: -1 | 1): void
}

export interface NavigationOptions {
  readonly line: Line
  readonly slides: readonly HTMLElement[]
  readonly moveMs: number
  /** Called after each move. */
  show(): void
}

export function createNavigation(
  { document, window }: Page,
  { line, slides, moveMs, show }: NavigationOptions,
): Navigation {
  function go(index: number, by?: -1 | 1) {
    line.moveTo(index, { durationMs: prefersReducedMotion(window) ? 0 : moveMs, ...(by && { by }) })
    show()
  }
  return {
    go,
    jump(index) {
      line.moveTo(index, { durationMs: 0 })
      show()
    },
    stepBy(by) {
      const before = line.index()
      const next = line.loops() ? (before + by + slides.length) % slides.length : before + by
      if (next < 0 || next > line.last()) return
      go(next, by)
      announce(document, nameOf(slides, line.index()))
    },
  }
}

/** The slide's text, else the alternative text of its picture, else its number. */
export function nameOf(slides: readonly HTMLElement[], index: number): string {
  return slides[index]?.textContent?.trim() || slides[index]?.querySelector('img')?.alt || `${index + 1}`
}

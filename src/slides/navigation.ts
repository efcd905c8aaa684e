import { announce } from '../dom/announce'
import { type Position, step } from './state'

/** The ways to move from one slide to another. */
export interface Navigation {
  /** The autoplay's step: at the end of what does not loop, it goes back to the beginning. */
  next(): void
  /** The visitor's choice, which is announced. @param by the direction to take in a loop */
  choose(index: number, by?: -1 | 1): void
  /** The visitor's step. */
  stepBy(by: -1 | 1): void
}

export interface NavigationOptions {
  readonly position: () => Position
  readonly loops: boolean
  /** Moves with an animation. @param by the direction to take in a loop */
  readonly go: (index: number, by?: -1 | 1) => void
  /** How a slide is announced. */
  readonly nameOf: (index: number) => string
  /** The visitor is about to move to another slide. */
  readonly onChoice?: () => void
  /** The visitor's step would lead past the end of what does not loop. */
  readonly onEnd?: (by: -1 | 1) => void
}

/** Creates the navigation of any slider: slides in a row, stacked, or several in view. */
export function createNavigation(document: Document, options: NavigationOptions): Navigation {
  const { position, loops, go, nameOf, onChoice, onEnd } = options
  function choose(index: number, by?: -1 | 1) {
    onChoice?.()
    go(index, by)
    announce(document, nameOf(position().index))
  }
  return {
    choose,
    next: () => go(step(position(), 1).index, loops ? 1 : undefined),
    stepBy(by) {
      const { index, wraps } = step(position(), by)
      if (wraps && !loops) onEnd?.(by)
      else if (index !== position().index) choose(index, by)
    },
  }
}

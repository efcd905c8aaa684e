import { announce } from '../../../src/dom/announce'
import { focusTarget } from '../../../src/dom/focus-target'
import type { Page } from '../../../src/page/page'
import { goTo, stepAround } from '../../../src/slides/position'
import { slideName } from './slide-labels'

/** Which slide is shown, and the ways to another one. */
export interface Navigation {
  index(): number
  /** The autoplay's step. */
  next(): void
  /** The visitor's choice, which is announced. */
  choose(index: number): void
  /** The visitor's step; the first slide follows the last. */
  stepBy(by: -1 | 1): void
}

export interface NavigationOptions {
  readonly slides: readonly HTMLElement[]
  /** The slide that is shown at first. */
  readonly first: number
  readonly show: (index: number, by: -1 | 0 | 1) => void
  /** The visitor has moved the slider. */
  readonly onVisitor: () => void
}

export function createNavigation(
  { document }: Page,
  { slides, first, show, onVisitor }: NavigationOptions,
): Navigation {
  let position = goTo({ index: 0, count: slides.length }, first)

  function go(index: number, by: -1 | 0 | 1) {
    const left = slides[position.index]
    const hadFocus = left?.contains(document.activeElement) ?? false
    position = goTo(position, index)
    show(position.index, by)
    const shown = slides[position.index]
    // The slide that was left is inert now.
    if (hadFocus && shown && shown !== left) focusTarget(shown)
  }
  function move(index: number, by: -1 | 0 | 1) {
    if (index === position.index) return
    go(index, by)
    onVisitor()
    announce(document, slideName(slides, index))
  }
  return {
    index: () => position.index,
    next: () => go(stepAround(position, 1).index, 1),
    choose: (index) => move(index, 0),
    stepBy: (by) => move(stepAround(position, by).index, by),
  }
}

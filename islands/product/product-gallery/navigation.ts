import { announce } from '../../../src/dom/announce'
import type { Scope } from '../../../src/page/scope'
import { goTo, type Position } from '../../../src/slides/position'
import { createBounce, step } from './end-bounce'
import { nameOf } from './thumbs'

/** Which slide is shown, and the ways to another one. */
export interface Navigation {
  index(): number
  /** How many times the visitor has chosen a slide. */
  choices(): number
  /** Shows a slide that the visitor has not asked for. */
  go(index: number): void
  /** Shows the slide that the visitor has chosen, and announces it. */
  choose(index: number): void
  /** The visitor's step; at an end, the list bounces. */
  stepBy(by: -1 | 1): void
}

export interface NavigationOptions {
  readonly list: HTMLElement
  readonly slides: readonly HTMLElement[]
  /** Called after each change. */
  readonly show: (index: number) => void
}

export function createNavigation(scope: Scope, { list, slides, show }: NavigationOptions): Navigation {
  const bounce = createBounce(list, scope)
  let position: Position = { index: 0, count: slides.length }
  let choices = 0

  function moveTo(next: Position) {
    if (next.index === position.index) return
    position = next
    show(position.index)
  }
  function chooseAt(next: Position) {
    if (next.index === position.index) return
    choices += 1
    moveTo(next)
    announce(scope.document, nameOf(slides, position.index))
  }
  return {
    index: () => position.index,
    choices: () => choices,
    go: (index) => moveTo(goTo(position, index)),
    choose: (index) => chooseAt(goTo(position, index)),
    stepBy(by) {
      const { position: next, end } = step(position, by)
      if (end) bounce(end)
      else chooseAt(next)
    },
  }
}

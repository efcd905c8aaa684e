import type { Scope } from '../../../src/page/scope'
import { goTo, type Position } from '../../../src/slides/position'
import { MOVE_MS } from './slider'

/** Classes by which the theme's CSS bounces the list at its ends (contract 02 §13.2). */
const ENDS = ['leftEnd', 'rightEnd'] as const

export type End = (typeof ENDS)[number]

export interface Step {
  readonly position: Position
  /** Set when the step would lead past this end: the position is unchanged then. */
  readonly end?: End
}

/** One slide back or forth, without a loop. */
export function step(position: Position, by: -1 | 1): Step {
  const next = goTo(position, position.index + by)
  if (next.index !== position.index) return { position: next }
  return { position, end: by < 0 ? 'leftEnd' : 'rightEnd' }
}

/** @returns bounces the list at an end: it has the end's class for the duration of a move */
export function createBounce(list: HTMLElement, scope: Scope): (end: End) => void {
  let cancel = () => {}
  const setEnd = (end?: End) => {
    for (const name of ENDS) scope.adopt.toggle(list, name, name === end)
  }
  return (end) => {
    cancel()
    setEnd(end)
    cancel = scope.after(MOVE_MS, setEnd)
  }
}

import { goTo, type Position } from '../../../src/slides/position'

/** The class by which the theme's CSS lets the list bounce at its end. */
export type End = 'leftEnd' | 'rightEnd'

export interface Step {
  readonly position: Position
  /** The end that the visitor ran against: nothing moves. */
  readonly end?: End
}

/** One slide back or forth; there is no loop. */
export function step(position: Position, by: -1 | 1): Step {
  const next = goTo(position, position.index + by)
  if (next.index !== position.index) return { position: next }
  return { position, end: by < 0 ? 'leftEnd' : 'rightEnd' }
}

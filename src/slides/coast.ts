/** What a frame takes of the speed of a line that coasts, as with the library that the theme came with (contract 04 §3). */
const FRICTION = 0.075
const FRAME_MS = 1000 / 60
/** In this time it loses all but 37 % of its speed. */
const DECAY_MS = FRAME_MS / -Math.log(1 - FRICTION)
/** Nobody sees it move any more. */
const REST_PX = 0.5

export interface Coast {
  /** How far it would go, in px. */
  readonly wayPx: number
  pxAfter(ms: number): number
  isOver(ms: number): boolean
}

/** What moves freely from a speed on, in px per ms, until friction stops it. */
export function coastOf(speed: number): Coast {
  const wayPx = speed * DECAY_MS
  const left = (ms: number) => wayPx * Math.exp(-ms / DECAY_MS)
  return {
    wayPx,
    pxAfter: (ms) => wayPx - left(ms),
    isOver: (ms) => Math.abs(left(ms)) < REST_PX,
  }
}

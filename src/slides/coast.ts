/** The part of its speed that a coasting line loses per frame, as in the library of the theme's script (contract 04 §3). */
const FRICTION = 0.075
const FRAME_MS = 1000 / 60
/** After this time 37 % (1/e) of the speed is left. */
const DECAY_MS = FRAME_MS / -Math.log(1 - FRICTION)
/** A smaller movement is invisible. */
const REST_PX = 0.5

interface Coast {
  /** The distance to where it stops. */
  readonly distancePx: number
  pxAfter(ms: number): number
  isOver(ms: number): boolean
}

/** The movement of something that friction slows down. @param speed in px per ms */
export function coastOf(speed: number): Coast {
  const distancePx = speed * DECAY_MS
  const remaining = (ms: number) => distancePx * Math.exp(-ms / DECAY_MS)
  return {
    distancePx,
    pxAfter: (ms) => distancePx - remaining(ms),
    isOver: (ms) => Math.abs(remaining(ms)) < REST_PX,
  }
}

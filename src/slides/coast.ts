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

/** The speed is that of this last period: a pointer that has rested longer has none. */
const RECENT_MS = 100

interface Sample {
  readonly px: number
  readonly ms: number
}

/** The speed of a dragging pointer. */
export interface Speed {
  begin(): void
  /** @param px the distance since the beginning */
  note(px: number): void
  /** In px per ms. */
  now(): number
}

export function createSpeed({ performance }: Window): Speed {
  let samples: readonly Sample[] = []
  const recent = () => {
    const now = performance.now()
    return samples.filter(({ ms }) => now - ms < RECENT_MS)
  }
  return {
    begin() {
      samples = [{ px: 0, ms: performance.now() }]
    },
    note(px) {
      samples = [...recent(), { px, ms: performance.now() }]
    },
    now() {
      const [first, last] = [recent()[0], recent().at(-1)]
      return first && last && last.ms > first.ms ? (last.px - first.px) / (last.ms - first.ms) : 0
    },
  }
}

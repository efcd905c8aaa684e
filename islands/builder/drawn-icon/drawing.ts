/** The animation of an icon's strokes: 200 frames at 60 per second (contract 04 §16). */
export const DRAWING_MS = (200 / 60) * 1000
/** In the type `delayed`, the share of the time after which the last stroke begins. */
const LAST_BEGIN = 1 / 3
/** The number of keyframes of a stroke. */
const SAMPLES = 40

export type DrawingType = 'delayed' | 'sync' | 'oneByOne'

/** When a stroke is drawn, as shares of the whole time, from 0 to 1. */
interface StrokeTiming {
  readonly begin: number
  readonly duration: number
}

const easeIn = (t: number) => t ** 3
const easeOut = (t: number) => 1 - (1 - t) ** 3

export function readType(printed: string | null): DrawingType {
  if (printed === 'sync' || printed === 'async') return 'sync'
  return printed === 'oneByOne' ? 'oneByOne' : 'delayed'
}

/** @param lengths of the strokes, in the order of the file */
export function timingsOf(lengths: readonly number[], type: DrawingType): StrokeTiming[] {
  if (type === 'sync') return lengths.map(() => ({ begin: 0, duration: 1 }))
  if (type === 'oneByOne') {
    const whole = lengths.reduce((sum, length) => sum + length, 0) || 1
    let before = 0
    return lengths.map((length) => {
      const begin = before / whole
      before += length
      return { begin, duration: length / whole }
    })
  }
  const last = Math.max(1, lengths.length - 1)
  return lengths.map((_, index) => ({ begin: (LAST_BEGIN * index) / last, duration: 1 - LAST_BEGIN }))
}

/** The drawn share of a stroke at a share of the whole time. The whole eases out, each stroke eases in. */
export function drawnShare({ begin, duration }: StrokeTiming, time: number): number {
  if (time >= 1 || duration === 0) return 1
  const progress = (easeOut(Math.max(0, time)) - begin) / duration
  return easeIn(Math.min(1, Math.max(0, progress)))
}

/** The length of a stroke that is not drawn yet, at each keyframe. */
export const dashOffsets = (timing: StrokeTiming, length: number): number[] =>
  Array.from({ length: SAMPLES + 1 }, (_, index) => length * (1 - drawnShare(timing, index / SAMPLES)))

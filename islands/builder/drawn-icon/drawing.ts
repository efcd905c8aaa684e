/** How the strokes of an icon draw themselves, one after the other (contract 04 §16). */

/** 200 frames of a screen that shows 60 of them in a second. */
export const DRAWING_MS = (200 / 60) * 1000
/** The part of the time after which the last stroke has begun, where each begins later than the one before. */
const LAST_BEGINS = 1 / 3
/** How finely a stroke's way is given to the browser. */
const SAMPLES = 40

export type DrawingType = 'delayed' | 'sync' | 'oneByOne'

/** A stroke's part of the whole time, each of 0 to 1. */
export interface Turn {
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
export function turnsOf(lengths: readonly number[], type: DrawingType): Turn[] {
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
  return lengths.map((_, index) => ({ begin: (LAST_BEGINS * index) / last, duration: 1 - LAST_BEGINS }))
}

/** How much of a stroke is drawn, of 0 to 1, at a part of the whole time: the whole eases out, each stroke in. */
export function drawnAt({ begin, duration }: Turn, time: number): number {
  if (time >= 1 || duration === 0) return 1
  const progress = (easeOut(Math.max(0, time)) - begin) / duration
  return easeIn(Math.min(1, Math.max(0, progress)))
}

/** What of a stroke is still missing, from the whole time's start to its end at equal distances. */
export const missingOf = (turn: Turn, length: number): number[] =>
  Array.from({ length: SAMPLES + 1 }, (_, index) => length * (1 - drawnAt(turn, index / SAMPLES)))

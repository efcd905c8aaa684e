import type { Sample } from './samples'

/** Durations of clicks or touches, and the time between them (contract 07 D4). Times in ms. */
export interface PressDurations {
  readonly samples: readonly Sample[]
  down(now: number): void
  /** @returns whether a press had begun */
  up(now: number): boolean
}

export function createPressDurations(): PressDurations {
  const samples: Sample[] = []
  let began: number | undefined
  let ended: number | undefined
  return {
    samples,
    down(now) {
      began = now
    },
    up(now) {
      if (began === undefined) return false
      // Negative after a second `up` without a `down`; the server expects that.
      samples.push(ended === undefined ? [now - began] : [now - began, began - ended])
      ended = now
      return true
    },
  }
}

import type { Sample } from './samples'

/** Clicks or touches: how long each was held, and how long after the one before (contract 07 D4). Times in ms. */
export interface Holds {
  readonly samples: readonly Sample[]
  down(now: number): void
  /** @returns whether it ended anything */
  up(now: number): boolean
}

export function createHolds(): Holds {
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
      // Below zero where the button came up without having gone down again: the server knows.
      samples.push(ended === undefined ? [now - began] : [now - began, began - ended])
      ended = now
      return true
    },
  }
}

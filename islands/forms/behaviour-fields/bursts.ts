import type { Sample } from './samples'

/** So long after its last event a burst is over (contract 07 D4). */
const QUIET_MS = 500

/** Events that come in bursts. Nothing waits for the end of one: who asks, or comes next, sees that it is over. */
export interface Bursts {
  hear(now: number): void
  /** @returns how many are over */
  count(now: number): number
}

export function createBursts(): Bursts {
  let over = 0
  let last: number | undefined
  function settle(now: number) {
    if (last === undefined || now - last < QUIET_MS) return
    over += 1
    last = undefined
  }
  return {
    hear(now) {
      settle(now)
      last = now
    },
    count(now) {
      settle(now)
      return over
    },
  }
}

/** Where the pointer is in what it points at: a mouse event. */
export interface Pointer {
  readonly offsetX: number
  readonly offsetY: number
}

interface Place {
  readonly at: number
  readonly x: number
  readonly y: number
}

/** Bursts of which the time and the straight way from the first to the last place count. */
export interface Moves {
  hear(now: number, pointer: Pointer): void
  /** @returns those that are over and have led anywhere: how long in ms, how far in px */
  samples(now: number): readonly Sample[]
}

export function createMoves(): Moves {
  const samples: Sample[] = []
  let first: Place | undefined
  let last: Place | undefined
  function settle(now: number) {
    if (!first || !last || now - last.at < QUIET_MS) return
    const distance = Math.round(Math.hypot(last.x - first.x, last.y - first.y))
    if (distance > 0) samples.push([last.at - first.at, distance])
    first = undefined
    last = undefined
  }
  return {
    hear(now, { offsetX, offsetY }) {
      settle(now)
      // At once: the event works it out when it is asked, from where the page has scrolled to by then.
      last = { at: now, x: offsetX, y: offsetY }
      first ??= last
    },
    samples(now) {
      settle(now)
      return samples
    },
  }
}

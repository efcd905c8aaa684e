import type { Sample } from './samples'

/** A burst is over this long after its last event (contract 07 D4). */
const QUIET_MS = 500

/** Counts bursts of events. It needs no timer: the end of a burst is noticed at the next event or count. */
export interface BurstCounter {
  record(now: number): void
  /** @returns the number of bursts that are over */
  count(now: number): number
}

export function createBurstCounter(): BurstCounter {
  let closed = 0
  let last: number | undefined
  function closeBurst(now: number) {
    if (last === undefined || now - last < QUIET_MS) return
    closed += 1
    last = undefined
  }
  return {
    record(now) {
      closeBurst(now)
      last = now
    },
    count(now) {
      closeBurst(now)
      return closed
    },
  }
}

/** The pointer's position within the target of a mouse event. */
export interface Pointer {
  readonly offsetX: number
  readonly offsetY: number
}

interface PointerPosition {
  readonly at: number
  readonly x: number
  readonly y: number
}

/**
 * Records the duration of each burst of moves, and the straight distance from its first to its last
 * position.
 */
export interface MoveRecorder {
  record(now: number, pointer: Pointer): void
  /** @returns finished moves with a distance: duration in ms, distance in px */
  samples(now: number): readonly Sample[]
}

export function createMoveRecorder(): MoveRecorder {
  const samples: Sample[] = []
  let first: PointerPosition | undefined
  let last: PointerPosition | undefined
  function closeBurst(now: number) {
    if (!first || !last || now - last.at < QUIET_MS) return
    const distance = Math.round(Math.hypot(last.x - first.x, last.y - first.y))
    if (distance > 0) samples.push([last.at - first.at, distance])
    first = undefined
    last = undefined
  }
  return {
    record(now, { offsetX, offsetY }) {
      closeBurst(now)
      // Read now: the event computes its offset on access, from the current scroll position.
      last = { at: now, x: offsetX, y: offsetY }
      first ??= last
    },
    samples(now) {
      closeBurst(now)
      return samples
    },
  }
}

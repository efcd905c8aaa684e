import type { Scope } from '../../src/page/scope'

/** The interval between two readings of the pointer (contract 01 §5.1, §28). */
export const POLL_MS = 100
/** A pointer that has moved less than this between two readings is resting. */
const REST_BELOW_PX = 6
/** How long the theme's dropdowns stay open after the pointer has left (contract 01 §5.1, §5.5). */
export const LEAVE_DELAY_MS = 100

export interface Point {
  readonly x: number
  readonly y: number
}

/** Whether a pointer that has moved between these points is resting. */
export function hasRested(before: Point, now: Point): boolean {
  return Math.hypot(now.x - before.x, now.y - before.y) < REST_BELOW_PX
}

export interface HoverIntentOptions {
  readonly leaveDelayMs: number
  /** 0 opens at once, without waiting for the pointer to rest. Default: the theme's own. */
  readonly pollMs?: number
  readonly onRest: () => void
  readonly onGone: () => void
}

/** Tracks the pointer over one element. */
export interface HoverIntent {
  /** @param readPosition reads the pointer's current position */
  enter(readPosition: () => Point): void
  leave(): void
  /** The pointer has come to rest, and `onGone` has not been called yet. */
  isResting(): boolean
}

/** Calls `onRest` once the pointer rests, and `onGone` once it has been away for the leave delay. */
export function createHoverIntent(options: HoverIntentOptions, scope: Scope): HoverIntent {
  const { leaveDelayMs, pollMs = POLL_MS, onRest, onGone } = options
  let cancel = () => {}
  let isResting = false

  function rest() {
    isResting = true
    onRest()
  }
  function poll(readPosition: () => Point, before: Point) {
    cancel = scope.after(pollMs, () => {
      const now = readPosition()
      if (hasRested(before, now)) rest()
      else poll(readPosition, now)
    })
  }

  return {
    enter(readPosition) {
      cancel()
      // The pointer has come back within the leave delay.
      if (isResting) return
      if (pollMs === 0) rest()
      else poll(readPosition, readPosition())
    },
    leave() {
      cancel()
      if (!isResting) return
      cancel = scope.after(leaveDelayMs, () => {
        isResting = false
        onGone()
      })
    },
    isResting: () => isResting,
  }
}

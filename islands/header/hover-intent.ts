import type { Scope } from '../../src/page/scope'

/** How often the pointer is looked at, and how far it may move meanwhile to count as resting (contract 01 §5.1, §28). */
export const POLL_MS = 100
export const REST_BELOW_PX = 6

export interface Point {
  readonly x: number
  readonly y: number
}

/** Whether a pointer that was here and is now there means to stay. */
export function hasRested(before: Point, now: Point): boolean {
  return Math.hypot(now.x - before.x, now.y - before.y) < REST_BELOW_PX
}

export interface HoverIntentOptions {
  readonly leaveDelayMs: number
  /** 0: at once, whether it rests or not. Default: the theme's own. */
  readonly pollMs?: number
  readonly onRest: () => void
  readonly onGone: () => void
}

/** What a pointer means to do at one place. */
export interface HoverIntent {
  /** @param where tells the pointer's place whenever it is asked */
  enter(where: () => Point): void
  leave(): void
  /** Whether it has rested, and is not gone yet. */
  isThere(): boolean
}

/** Tells a pointer that comes to rest from one that only passes by, and one that leaves from one that slips. */
export function createHoverIntent(options: HoverIntentOptions, scope: Scope): HoverIntent {
  const { leaveDelayMs, pollMs = POLL_MS, onRest, onGone } = options
  let cancel = () => {}
  let isThere = false

  function rest() {
    isThere = true
    onRest()
  }
  function poll(where: () => Point, before: Point) {
    cancel = scope.after(pollMs, () => {
      const now = where()
      if (hasRested(before, now)) rest()
      else poll(where, now)
    })
  }

  return {
    enter(where) {
      cancel()
      // Back before it was taken for gone.
      if (isThere) return
      if (pollMs === 0) rest()
      else poll(where, where())
    },
    leave() {
      cancel()
      if (!isThere) return
      cancel = scope.after(leaveDelayMs, () => {
        isThere = false
        onGone()
      })
    },
    isThere: () => isThere,
  }
}

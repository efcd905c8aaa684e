import type { Point } from './item'

export interface SwipeRule {
  /** Further than this ... */
  readonly leastPx: number
  /** ... in less than this ... */
  readonly mostMs: number
  /** ... and no slower than this on the whole; default: any speed. */
  readonly leastPxPerMs?: number
}

/** Where a swipe leads: a finger that goes to the left brings the next one, in right-to-left pages the one before. */
export function swipeBy(
  { delta, ms, rtl }: { delta: Point; ms: number; rtl: boolean },
  { leastPx, mostMs, leastPxPerMs = 0 }: SwipeRule,
): -1 | 0 | 1 {
  const px = Math.abs(delta.x)
  if (px <= leastPx || px <= Math.abs(delta.y) || ms >= mostMs || px < ms * leastPxPerMs) return 0
  return delta.x < 0 === rtl ? -1 : 1
}

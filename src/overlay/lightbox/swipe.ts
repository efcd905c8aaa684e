import type { Point } from './item'

export interface SwipeRule {
  /** The finger has to move further than this, */
  readonly leastPx: number
  /** in less time than this, */
  readonly mostMs: number
  /** at no lower average speed than this; any speed by default. */
  readonly leastPxPerMs?: number
}

/** The step that a swipe makes: a swipe to the left shows the next item, in right-to-left pages the previous one. */
export function swipeBy(
  { delta, ms, rtl }: { delta: Point; ms: number; rtl: boolean },
  { leastPx, mostMs, leastPxPerMs = 0 }: SwipeRule,
): -1 | 0 | 1 {
  const px = Math.abs(delta.x)
  if (px <= leastPx || px <= Math.abs(delta.y) || ms >= mostMs || px < ms * leastPxPerMs) return 0
  return delta.x < 0 === rtl ? -1 : 1
}

import type { Direction } from './slider'

/** Spec storefront §9. */
const QUICK_MS = 300
const QUICK_PX = 30
const SLOW_SHARE = 0.5

export interface Swipe {
  /** How far the pointer has gone along the slider's axis, in px; positive is towards the earlier slides. */
  readonly travel: number
  readonly durationMs: number
  /** Of a slide along that axis, in px. */
  readonly size: number
}

/** Where a swipe leads. */
export function swipeStep({ travel, durationMs, size }: Swipe): Direction | 0 {
  const least = durationMs <= QUICK_MS ? QUICK_PX : size * SLOW_SHARE
  if (travel === 0 || Math.abs(travel) < least) return 0
  return travel < 0 ? 1 : -1
}

export type Axis = 'x' | 'y'

/** Which way a pointer goes: one that goes across the slider scrolls the page. */
export function axisOf({ x, y }: { readonly x: number; readonly y: number }): Axis {
  return Math.abs(x) >= Math.abs(y) ? 'x' : 'y'
}

/**
 * What fingers may do to the page on a slider, as CSS writes it. Where a curtain has no further slide, the page goes on.
 */
export function touchAction(
  axis: Axis,
  edges: { readonly isFirst: boolean; readonly isLast: boolean },
): string {
  if (axis === 'x') return 'pan-y pinch-zoom'
  const { isFirst, isLast } = edges
  if (isFirst && isLast) return 'pan-x pan-y pinch-zoom'
  return ['pan-x', ...(isFirst ? ['pan-up'] : []), ...(isLast ? ['pan-down'] : []), 'pinch-zoom'].join(' ')
}

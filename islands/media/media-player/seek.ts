/** The attributes of the seek slider (contract 03 §14.1; spec storefront §9). */
export const SEEK = { min: 0, max: 100, step: 0.5 } as const
/** The skip buttons and keys move by this. */
export const SKIP_S = 10

/** Positions are rounded to tenths of a second. */
const TENTHS_PER_S = 10

/** Whether the media has a known, finite length. */
export const hasLength = (durationS: number): boolean => Number.isFinite(durationS) && durationS > 0

/**
 * The position of a value of the slider (contract 03 §14.2), in seconds. Media of less than 20 s are not rounded, since
 * rounding would undo a step of the slider.
 */
export function positionAt(value: number, durationS: number): number {
  if (!hasLength(durationS)) return 0
  const positionS = clamp((value / SEEK.max) * durationS, durationS)
  const stepS = (SEEK.step / SEEK.max) * durationS
  if (stepS * TENTHS_PER_S < 1) return positionS
  return clamp(Math.round(positionS * TENTHS_PER_S) / TENTHS_PER_S, durationS)
}

/** The position after a skip; live media have no end. */
export function skipFrom(timeS: number, byS: number, durationS: number): number {
  return clamp(timeS + byS, hasLength(durationS) ? durationS : Number.POSITIVE_INFINITY)
}

/** A time as a share of the length, in percent with two decimals; 0 without a length. */
export function percentOf(timeS: number, durationS: number): number {
  if (!hasLength(durationS) || Number.isNaN(timeS)) return 0
  return Math.round(clamp(timeS / durationS, 1) * 100 * 100) / 100
}

const clamp = (value: number, most: number) => Math.min(Math.max(0, value), most)

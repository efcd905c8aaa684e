/** The slider of the position: from 0 to 100, in steps of 0.5 (contract 03 §14.1; spec storefront §9). */
export const SEEK = { min: 0, max: 100, step: 0.5 } as const
/** How far the skipping buttons and keys go. */
export const SKIP_S = 10

/** Positions are rounded to a part of a second. */
const GRAINS_PER_S = 10

/** Whether the media has a length, of which a position can be a part. */
export const hasLength = (durationS: number): boolean => Number.isFinite(durationS) && durationS > 0

/**
 * The position that a value of the slider stands for (contract 03 §14.2), in seconds. Not rounded where that would
 * undo a step of the slider, in media of less than 20 s.
 */
export function positionAt(value: number, durationS: number): number {
  if (!hasLength(durationS)) return 0
  const positionS = clamp((value / SEEK.max) * durationS, durationS)
  const stepS = (SEEK.step / SEEK.max) * durationS
  if (stepS * GRAINS_PER_S < 1) return positionS
  return clamp(Math.round(positionS * GRAINS_PER_S) / GRAINS_PER_S, durationS)
}

/** The position so many seconds further; what is live has no end. */
export function skipFrom(timeS: number, byS: number, durationS: number): number {
  return clamp(timeS + byS, hasLength(durationS) ? durationS : Number.POSITIVE_INFINITY)
}

/** How much of the media a time is, in per cent with two decimals; none where it has no length. */
export function percentOf(timeS: number, durationS: number): number {
  if (!hasLength(durationS) || Number.isNaN(timeS)) return 0
  return Math.round(clamp(timeS / durationS, 1) * 100 * 100) / 100
}

const clamp = (value: number, most: number) => Math.min(Math.max(0, value), most)

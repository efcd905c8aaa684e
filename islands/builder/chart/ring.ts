/** A ring chart; sizes in px (contract 04 §5). */
export interface Ring {
  readonly size: number
  readonly lineWidth: number
  /** The percentages at the start and at the end of the animation. */
  readonly from: number
  readonly to: number
}

export const ANIMATION_MS = 1000
const DEFAULT_SIZE_PX = 70
const MOST_SIZE_PX = 1000
const DEFAULT_LINE_PX = 3
/** The margin around the ring, as a share of its size. */
const MARGIN = 0.08
/** Above this pixel ratio the bitmap has twice the resolution. */
const SHARP_RATIO = 1.5
const TOP = -Math.PI / 2

/** The printed attributes; null where one is missing. */
interface RingAttributes {
  readonly size: string | null
  readonly lineWidth: string | null
  readonly from: string | null
  readonly to: string | null
}

export function readRing(attributes: RingAttributes): Ring {
  const size = Math.min(positiveOr(attributes.size, DEFAULT_SIZE_PX), MOST_SIZE_PX)
  return {
    size,
    lineWidth: Math.min(positiveOr(attributes.lineWidth, DEFAULT_LINE_PX), size / 2),
    from: percentOf(attributes.from),
    to: percentOf(attributes.to),
  }
}

/** Limits a number to 0 to 100; anything else is 0. */
export function percentOf(text: string | null): number {
  const percent = Number(text?.replace('%', ''))
  return Number.isNaN(percent) ? 0 : Math.min(100, Math.max(0, percent))
}

export function radiusOf({ size, lineWidth }: Pick<Ring, 'size' | 'lineWidth'>): number {
  return Math.max(0, size / 2 - lineWidth / 2 - MARGIN * size)
}

/** The arc of a percentage, clockwise from twelve o'clock; in radians, as canvas has them. */
export function arcOf(percent: number): { readonly start: number; readonly end: number } {
  return { start: TOP, end: TOP + (percent / 100) * 2 * Math.PI }
}

/** The percentage at a time of the animation, eased in and out. */
export function percentAt({ from, to }: Pick<Ring, 'from' | 'to'>, elapsedMs: number): number {
  const time = Math.min(1, Math.max(0, elapsedMs / ANIMATION_MS))
  const progress = time < 0.5 ? 2 * time ** 2 : 1 - 2 * (1 - time) ** 2
  return from + (to - from) * progress
}

export const bitmapScale = (pixelRatio: number): 1 | 2 => (pixelRatio > SHARP_RATIO ? 2 : 1)

function positiveOr(text: string | null, fallback: number): number {
  const number = Number(text)
  return Number.isFinite(number) && number > 0 ? number : fallback
}

import type { Size } from './item'

export interface FactorLimits {
  /** As a share of the picture's own size. */
  readonly least: number
  readonly most: number
}

/** The factor of its own size at which a picture fits the free room, within limits. */
export function fitFactor(natural: Size, free: Size, { least, most }: FactorLimits): number {
  const factor = Math.min(free.width / natural.width, free.height / natural.height)
  if (!Number.isFinite(factor)) return most
  return Math.max(least, Math.min(factor, most))
}

/** The size at which a picture fits, in whole px, so that it is not blurred. */
export function fitSize(natural: Size, free: Size, limits: FactorLimits): Size {
  const factor = fitFactor(natural, free, limits)
  return { width: Math.round(natural.width * factor), height: Math.round(natural.height * factor) }
}

/** The size of a thumbnail: no larger than `most`, with its own ratio; a smaller picture keeps its size. */
export function fitThumb(natural: Size, most: Size): Size {
  if (!(natural.width > 0 && natural.height > 0)) return most
  const { width, height } = fitSize(natural, most, { least: 0, most: 1 })
  return { width: Math.max(1, width), height: Math.max(1, height) }
}

import type { Size } from './item'

export interface FactorLimits {
  /** Of the picture's own size. */
  readonly least: number
  readonly most: number
}

/** How large a picture is shown in the free room, in parts of its own size. */
export function fitFactor(natural: Size, free: Size, { least, most }: FactorLimits): number {
  const factor = Math.min(free.width / natural.width, free.height / natural.height)
  if (!Number.isFinite(factor)) return most
  return Math.max(least, Math.min(factor, most))
}

/** In whole px, so that nothing is blurred. */
export function fitSize(natural: Size, free: Size, limits: FactorLimits): Size {
  const factor = fitFactor(natural, free, limits)
  return { width: Math.round(natural.width * factor), height: Math.round(natural.height * factor) }
}

/** The largest size of a thumbnail, its ratio kept; what is smaller stays as it is. */
export function fitThumb(natural: Size, most: Size): Size {
  if (!(natural.width > 0 && natural.height > 0)) return most
  const { width, height } = fitSize(natural, most, { least: 0, most: 1 })
  return { width: Math.max(1, width), height: Math.max(1, height) }
}

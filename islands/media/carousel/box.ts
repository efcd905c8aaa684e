const GUTTER_PX = 15
/** A staged carousel reaches so far beyond its place at both sides, but not on phones (spec storefront §9). */
const STAGE_PX = 200
const STAGE_FROM_PX = 480

export type Edge = 'gutters' | 'none' | 'staged'

/** How far a carousel is wider than the place where it stands, at each side, in px (contract 03 §1.4). */
export function overlap(edge: Edge, windowPx: number): number {
  if (edge === 'gutters') return GUTTER_PX
  if (edge === 'none' || windowPx < STAGE_FROM_PX) return 0
  return STAGE_PX
}

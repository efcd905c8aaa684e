/** The theme's classes of a picture: where it is, seen from the chosen one (contract 02 §6.5). */
export const PLACES = ['selected', 'move-left', 'move-right', 'hide-left'] as const
export type Place = (typeof PLACES)[number]

/** Where a picture is; null for those that wait on the right. */
export function placeOf(index: number, selected: number): Place | null {
  if (index === selected) return 'selected'
  if (index === selected - 1) return 'move-left'
  if (index < selected) return 'hide-left'
  return index === selected + 1 ? 'move-right' : null
}

/** At its ends the slider stays. */
export function clampIndex(index: number, count: number): number {
  return Math.min(Math.max(index, 0), count - 1)
}

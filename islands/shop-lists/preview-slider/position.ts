/** The theme's classes for a picture's place relative to the selected one (contract 02 §6.5). */
export const PLACES = ['selected', 'move-left', 'move-right', 'hide-left'] as const
export type Place = (typeof PLACES)[number]

/** @returns null for pictures further to the right, which have no class */
export function placeOf(index: number, selected: number): Place | null {
  if (index === selected) return 'selected'
  if (index === selected - 1) return 'move-left'
  if (index < selected) return 'hide-left'
  return index === selected + 1 ? 'move-right' : null
}

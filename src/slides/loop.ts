/**
 * A row of slides without an end has slots before its first slide and after its last: slot 0 is the first slide's own,
 * slot `count` the place where it stands again. Nothing is copied: a slide is put where it will be seen.
 */

/** The slide that belongs into a slot. */
export function slideAt(slot: number, count: number): number {
  return ((slot % count) + count) % count
}

/** How many slots a slide is away from its own when it stands in this one. */
export function shiftTo(slot: number, count: number): number {
  return slot - slideAt(slot, count)
}

/** Slots that are in sight together, from the first to the last. */
export interface Reach {
  readonly first: number
  readonly last: number
}

export const reachOf = (slot: number): Reach => ({ first: slot, last: slot })

export function widen({ first, last }: Reach, slot: number): Reach {
  return { first: Math.min(first, slot), last: Math.max(last, slot) }
}

/** Whether there are slides enough for all of them. */
export function canFill({ first, last }: Reach, count: number): boolean {
  return last - first < count
}

export function slotsIn({ first, last }: Reach): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

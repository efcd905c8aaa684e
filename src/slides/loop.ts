/*
 * An endless row of slides has a slot for each position: slot 0 is the first slide's own, slot `count` the next position
 * where it is shown. No slide is copied: each is moved to the slot where it will be seen.
 */

/** The index of the slide that is shown in a slot. */
export function slideAt(slot: number, count: number): number {
  return ((slot % count) + count) % count
}

/** How many slots a slide has to move from its own slot to this one. */
export function shiftTo(slot: number, count: number): number {
  return slot - slideAt(slot, count)
}

/** The slots that are in sight together. */
export interface SlotRange {
  readonly first: number
  readonly last: number
}

export const rangeOf = (slot: number): SlotRange => ({ first: slot, last: slot })

export function extendRange({ first, last }: SlotRange, slot: number): SlotRange {
  return { first: Math.min(first, slot), last: Math.max(last, slot) }
}

/** Whether there are enough slides for all of these slots. */
export function canFill({ first, last }: SlotRange, count: number): boolean {
  return last - first < count
}

export function slotsIn({ first, last }: SlotRange): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

import type { Frame } from './frame'

interface TrackOptions {
  /** Whether the slides are in a column. */
  readonly vertical?: boolean
  readonly rtl: boolean
}

/** A row or column of slides that is moved inside the frame. */
export interface Track {
  /** @param lengthPx of one slide along the track */
  measure(lengthPx: number): void
  /** Moves the track to a slot; slots beyond the slides are allowed. */
  place(slot: number, deltaPx?: number): void
  /** Moves one slide away from its own slot. @param slots how far */
  shift(slide: HTMLElement, slots: number): void
}

export function createTrack(
  { list, slides, adopted }: Frame,
  { vertical = false, rtl }: TrackOptions,
): Track {
  const [size, other] = vertical ? ['height', 'width'] : ['width', 'height']
  const forward = rtl && !vertical ? -1 : 1
  let length = 0
  const translate = (px: number) => {
    // Turns -0 into 0.
    const at = px || 0
    return `translate3d(${vertical ? `0px, ${at}px` : `${at}px, 0px`}, 0px)`
  }
  return {
    measure(lengthPx) {
      length = lengthPx
      for (const slide of slides) adopted.style(slide, size, `${length}px`)
      adopted.style(list, size, `${length * slides.length}px`)
      adopted.style(list, other, '')
    },
    place: (slot, deltaPx = 0) =>
      adopted.style(list, 'transform', translate(slot * length * -forward + deltaPx)),
    shift: (slide, slots) =>
      adopted.style(slide, 'transform', slots === 0 ? '' : translate(slots * length * forward)),
  }
}

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

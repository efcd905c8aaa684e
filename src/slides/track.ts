import type { Frame } from './frame'

export interface TrackOptions {
  /** Slides that stand below each other. */
  readonly vertical?: boolean
  readonly rtl: boolean
}

/** Slides in a row, which is moved along under the frame. */
export interface Track {
  /** @param lengthPx of one slide, in the direction in which they stand */
  measure(lengthPx: number): void
  /** In slides; a number beyond the row is a place beyond it. */
  place(slot: number, deltaPx?: number): void
  /** Puts a slide elsewhere than in its own place of the row. @param slots how far away */
  shift(slide: HTMLElement, slots: number): void
}

export function createTrack(
  { list, slides, adopted }: Frame,
  { vertical = false, rtl }: TrackOptions,
): Track {
  const [size, other] = vertical ? ['height', 'width'] : ['width', 'height']
  const onwards = rtl && !vertical ? -1 : 1
  let length = 0
  const translate = (px: number) => {
    // Minus nothing is not what a style sheet knows.
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
      adopted.style(list, 'transform', translate(slot * length * -onwards + deltaPx)),
    shift: (slide, slots) =>
      adopted.style(slide, 'transform', slots === 0 ? '' : translate(slots * length * onwards)),
  }
}

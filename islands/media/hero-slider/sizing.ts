import type { Adoption } from '../../../src/dom/adoption'
import type { Captions } from './captions'
import { roomFor, sliderHeight } from './heights'
import type { Parts, Settings } from './markup'
import type { Stage, StageSize } from './stage'
import { readSurroundings } from './surroundings'
import type { Videos } from './videos'

export interface SizingOptions {
  readonly parts: Parts
  readonly settings: Settings
  readonly captions: Captions
  readonly stage: Stage
  readonly videos: Videos
  readonly adopted: Adoption
}

/** The sizes of the slider and of all that is in it (contract 04 §17.5). */
export interface Sizing {
  /** Measures, and lays everything out anew at a place if anything has another size. */
  fit(place: number): void
  /** In px. */
  height(): number
}

export function createSizing({ parts, settings, captions, stage, videos, adopted }: SizingOptions): Sizing {
  const { host, outer, slides } = parts
  let size: StageSize = { width: -1, height: -1 }
  let tallest = -1

  return {
    height: () => size.height,
    fit(place) {
      const width = outer.clientWidth
      // A caption is as high as its slide is narrow.
      if (width !== size.width) for (const slide of slides) adopted.style(slide, 'width', `${width}px`)
      const caption = captions.tallest()
      const height = sliderHeight(roomFor(readSurroundings(host.ownerDocument), settings), caption)
      if (width === size.width && height === size.height && caption === tallest) return
      size = { width, height }
      tallest = caption
      for (const box of new Set([host, outer])) adopted.style(box, 'height', `${height}px`)
      stage.lay(size, place)
      captions.centre()
      videos.fit(size)
    },
  }
}

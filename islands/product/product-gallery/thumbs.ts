import { text } from '../../../src/page/text'
import { createThumbs as createStrip, type Thumbs } from '../../../src/slides/thumbs'
import { type Layout, THUMB_COLUMN_PX, THUMBS_GAP_PX, thumbsInView } from './layout'
import { captionOf, MOVE_MS } from './markup'
import type { Slider } from './slider'

export interface ThumbsOptions {
  readonly layout: Layout
  readonly rtl: boolean
  readonly window: Window
  readonly choose: (index: number) => void
}

/** The strip of small pictures, below the slides or to their left (contract 02 §13.3). */
export function createThumbs(slider: Slider, { layout, rtl, window, choose }: ThumbsOptions): Thumbs {
  const { outer, slides, length } = slider
  const vertical = layout.kind === 'left'
  const thumbs = createStrip(slider, {
    vertical,
    rtl,
    window,
    length,
    choose,
    moveMs: MOVE_MS,
    inView: () => thumbsInView(layout, window.innerWidth),
    nameOf: (index) => nameOf(slides, index),
  })
  const { style } = thumbs.pager
  if (vertical) {
    // The theme's CSS reserves the space on the other side.
    outer.style.paddingRight = `${THUMB_COLUMN_PX + THUMBS_GAP_PX}px`
    style.width = `${THUMB_COLUMN_PX}px`
  } else style.marginTop = `${THUMBS_GAP_PX}px`
  return thumbs
}

/** The accessible name of one picture. */
export function nameOf(slides: readonly HTMLElement[], index: number): string {
  const caption = captionOf(slides[index])
  const name = text('product-gallery.picture', 'Picture {number} of {count}', {
    number: index + 1,
    count: slides.length,
  })
  return caption ? `${name}: ${caption}` : name
}

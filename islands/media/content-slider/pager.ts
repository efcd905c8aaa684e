import { createDots } from '../../../src/slides/dots'
import type { Frame } from '../../../src/slides/frame'
import { THUMB_SPACING_PX } from '../../../src/slides/strip'
import { createThumbs } from '../../../src/slides/thumbs'
import type { Settings } from './markup'
import { captionOf } from './markup'
import { thumbsInView } from './thumbs-in-view'

/** Dots or thumbs: the way to each slide. */
export interface Pager {
  show(index: number): void
  lay(index: number): void
}

export interface PagerOptions {
  readonly settings: Settings
  readonly window: Window
  readonly choose: (index: number) => void
}

export function createPager(frame: Frame, { settings, window, choose }: PagerOptions): Pager {
  const { outer, slides } = frame
  const nameOf = (index: number) => slideName(slides, index)
  if (!settings.hasThumbs) {
    const { pager, show } = createDots(window.document, {
      count: slides.length,
      label: settings.label,
      nameOf,
      choose,
    })
    outer.append(pager)
    return { show, lay: show }
  }
  const thumbs = createThumbs(frame, {
    rtl: settings.rtl,
    window,
    moveMs: settings.moveMs,
    length: frame.width,
    inView: () => thumbsInView(window.innerWidth),
    nameOf,
    choose,
  })
  thumbs.pager.style.marginTop = `${THUMB_SPACING_PX}px`
  return thumbs
}

/** What one slide is called among the others. */
export function slideName(slides: readonly HTMLElement[], index: number): string {
  const caption = captionOf(slides[index])
  return `Slide ${index + 1} of ${slides.length}${caption ? `: ${caption}` : ''}`
}

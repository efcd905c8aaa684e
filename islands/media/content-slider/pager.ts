import { BREAKPOINTS_PX } from '../../../src/page/breakpoints'
import { createDots } from '../../../src/slides/controls'
import type { Frame } from '../../../src/slides/frame'
import { createThumbs, THUMB_SPACING_PX } from '../../../src/slides/thumbs'
import type { Settings } from './markup'
import { slideName } from './slide-labels'

/** Contract 03 §3.2. */
const THUMBS = 10
const THUMBS_IN_NARROW_WINDOW = 3

/** Dots or thumbnails, one for each slide. */
interface Pager {
  show(index: number): void
  layOut(index: number): void
}

interface PagerOptions {
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
    return { show, layOut: show }
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
  return { show: thumbs.show, layOut: thumbs.lay }
}

/** How many thumbnails a gallery shows at a time. */
const thumbsInView = (windowPx: number): number =>
  windowPx < BREAKPOINTS_PX.tabletLandscape ? THUMBS_IN_NARROW_WINDOW : THUMBS

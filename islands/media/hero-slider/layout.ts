import type { Adoption } from '../../../src/dom/adoption'
import { observeSizes } from '../../../src/dom/observe-sizes'
import { watchFrames } from '../../../src/motion/scroll-frame'
import type { Hero } from './hero'
import { CAPTION, HEADER_WRAP, type Parts, type Settings } from './markup'
import type { Captions } from './slide-content'
import type { SlideSize, Track } from './track'
import type { Videos } from './videos'
import { heightOf, windowBox } from './viewport'

/** The space around a caption that is higher than its slider (spec storefront §9). */
const AROUND_CAPTION_PX = 60
/** Some sizes change a little after the window's, so the slider is laid out once more. */
const SETTLED_MS = 100
/** A header that is over the slider, beside it or below it takes none of its height (contract 04 §17.5). */
const HEADER_ELSEWHERE = [
  'vertical-header',
  'header-naked-light',
  'header-naked-dark',
  'header-standard-overlay',
  'header-below-slider',
]

/** The heights, in px, of the parts that share the window with the slider; 0 for a part that is missing or does not count. */
interface Surroundings {
  /** The window's height without scroll bars. */
  readonly window: number
  readonly adminBar: number
  readonly header: number
  readonly mobileTopText: number
  readonly mobileHeader: number
  readonly topBar: number
  readonly headerBanner: number
}

interface HeightRules {
  readonly isFullscreen: boolean
  /** Undefined without a limit. */
  readonly maxHeight: number | undefined
}

/** The height that the window leaves for the slider (contract 04 §17.5). */
export function availableHeight(
  around: Surroundings,
  { isFullscreen, maxHeight = Infinity }: HeightRules,
): number {
  const base = around.window - around.adminBar
  const wanted = isFullscreen ? base : Math.min(base, maxHeight)
  const above = around.mobileTopText + around.mobileHeader + around.topBar + around.headerBanner
  return Math.max(0, wanted - above - (isFullscreen ? around.header : 0))
}

/** The height of a slider, which has room for its tallest caption. */
export function sliderHeight(available: number, tallestCaption: number): number {
  return tallestCaption > available ? tallestCaption + AROUND_CAPTION_PX : available
}

function readSurroundings(document: Document): Surroundings {
  const { body } = document
  const has = (name: string) => body.classList.contains(name)
  const height = (selector: string) => heightOf(document, selector)
  const isBelowSlider = has('header-below-slider')
  return {
    window: windowBox(document).bottom,
    adminBar: height('#wpadminbar'),
    header: HEADER_ELSEWHERE.some(has) ? 0 : height(HEADER_WRAP),
    mobileTopText: height('#mobile-top-text'),
    mobileHeader: isBelowSlider ? 0 : height('#mobile-header'),
    topBar: height('#top-bar'),
    headerBanner: isBelowSlider ? 0 : height('#sf-header-banner'),
  }
}

interface SizingOptions {
  readonly parts: Parts
  readonly settings: Settings
  readonly captions: Captions
  readonly track: Track
  readonly videos: Videos
  readonly adopted: Adoption
}

/** The sizes of the slider and its contents (contract 04 §17.5). */
export interface Sizing {
  /** Measures, and lays out the contents at a position on the track if a size has changed. */
  fit(position: number): void
  /** The slider's height, in px. */
  height(): number
}

export function createSizing({ parts, settings, captions, track, videos, adopted }: SizingOptions): Sizing {
  const { host, outer, slides } = parts
  let size: SlideSize = { width: -1, height: -1 }
  let tallest = -1

  return {
    height: () => size.height,
    fit(position) {
      const width = outer.clientWidth
      // The height of a caption depends on the width of its slide.
      if (width !== size.width) for (const slide of slides) adopted.style(slide, 'width', `${width}px`)
      const caption = captions.maxHeight()
      const height = sliderHeight(availableHeight(readSurroundings(host.ownerDocument), settings), caption)
      if (width === size.width && height === size.height && caption === tallest) return
      size = { width, height }
      tallest = caption
      for (const box of new Set([host, outer])) adopted.style(box, 'height', `${height}px`)
      track.layOut(size, position)
      captions.centre()
      videos.fit(size)
    },
  }
}

interface FollowWindowOptions {
  readonly layOut: () => void
  /** Measures, and returns a function that writes. */
  readonly parallax: (() => () => void) | undefined
}

/** Lays out the slider when a size changes, and moves it when the page is scrolled. */
export function followWindow(
  { parts: { host, outer }, scope, videos, isInView }: Hero,
  { layOut, parallax }: FollowWindowOptions,
): void {
  /** The elements whose sizes the layout depends on. */
  const watched = [outer, scope.element(HEADER_WRAP), ...host.querySelectorAll(CAPTION)]
  let cancel = () => {}
  let wasInView: boolean | undefined

  const watch = watchFrames(scope, ({ resized }) => {
    if (resized) return resize
    const isSeen = isInView()
    const move = parallax?.()
    return () => {
      move?.()
      if (isSeen !== wasInView) videos.update()
      wasInView = isSeen
    }
  })
  function resize() {
    layOut()
    parallax?.()()
    cancel()
    cancel = scope.after(SETTLED_MS, layOut)
    videos.update()
  }
  scope.add(observeSizes(watched, watch.request))
  scope.add(watch.stop)
}

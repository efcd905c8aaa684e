/** Around a caption that is higher than its slider, in px (spec storefront §9). */
const AROUND_CAPTION_PX = 60

/** Measured heights in px; 0 for what is not on the page, or does not count on this one. */
export interface Surroundings {
  /** Without scroll bars. */
  readonly window: number
  readonly adminBar: number
  readonly header: number
  readonly mobileTopText: number
  readonly mobileHeader: number
  readonly topBar: number
  readonly headerBanner: number
}

export interface HeightRules {
  readonly isFullscreen: boolean
  /** Undefined without a limit. */
  readonly maxHeight: number | undefined
}

/** The height of a slider (contract 04 §17.5), whatever its captions are. */
export function roomFor(around: Surroundings, { isFullscreen, maxHeight = Infinity }: HeightRules): number {
  const base = around.window - around.adminBar
  const wanted = isFullscreen ? base : Math.min(base, maxHeight)
  const above = around.mobileTopText + around.mobileHeader + around.topBar + around.headerBanner
  return Math.max(0, wanted - above - (isFullscreen ? around.header : 0))
}

/** The same with room for its highest caption. */
export function sliderHeight(room: number, tallestCaption: number): number {
  return tallestCaption > room ? tallestCaption + AROUND_CAPTION_PX : room
}

/** What hides the upper part of the window from what the page is scrolled to; heights in px. */
export interface StickyParts {
  /** Undefined where none sticks. */
  readonly header: number | undefined
  readonly mobileHeader: number | undefined
  /** The header gets smaller as the page is scrolled. */
  readonly shrinks: boolean
  readonly topBar: number
  readonly adminBar: number
}

/** By so much a header that shrinks gets smaller, in px. */
const SHRUNK_BY_PX = 20

/** Contract 04 §17.8; the admin bar is not counted. */
export function stickyHeight({ header, mobileHeader, shrinks, topBar }: StickyParts): number {
  const sticks = mobileHeader ?? header
  return (sticks === undefined ? 0 : sticks - (shrinks ? SHRUNK_BY_PX : 0)) + topBar
}

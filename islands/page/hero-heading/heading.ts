/** Lengths in px throughout (contract 01 §19, spec storefront §9). */
const DEFAULT_HEIGHT_PX = 400
/** Added to a text that is taller than its heading. */
const TEXT_PADDING_PX = 120
const OVERLAY_PADDING_PX = 80
/** At this scroll position the text is transparent. */
const FADED_AT_PX = 400
/** Blur at a scroll position of the header's height beyond where the blur starts. */
const BLUR_PX = 4
/** Only above this window width an app's heading keeps the aspect ratio of its picture. */
export const APP_PICTURE_ABOVE_PX = 1024

/** A length that the server prints as a number; undefined where it is missing, zero or invalid. */
export function readLength(value: string | null): number | undefined {
  const length = Number.parseFloat(value ?? '')
  return Number.isFinite(length) && length > 0 ? length : undefined
}

export interface HeadingParts {
  readonly wanted: number | undefined
  readonly text: number
  /** Height of a header that lies over the heading; 0 for other headers. */
  readonly header: number
}

export function headingHeight({ wanted = DEFAULT_HEIGHT_PX, text, header }: HeadingParts): number {
  return (text > wanted ? text + TEXT_PADDING_PX : wanted) + header
}

export interface AppPicture {
  readonly wanted: number | undefined
  readonly width: number
  readonly pictureWidth: number | undefined
  readonly pictureHeight: number | undefined
}

/** The height of an app's heading with a picture; undefined without the picture's size. */
export function appHeadingHeight(picture: AppPicture): number | undefined {
  const { wanted = DEFAULT_HEIGHT_PX, width, pictureWidth, pictureHeight } = picture
  if (pictureWidth === undefined || pictureHeight === undefined) return undefined
  return Math.min(wanted, (width * pictureHeight) / pictureWidth)
}

export function textOpacity(scrollTop: number): number {
  return Math.min(1, Math.max(0, 1 - scrollTop / FADED_AT_PX))
}

export interface BlurInput {
  readonly scrollTop: number
  /** Height of the header. */
  readonly offset: number
  /** The header of an app lies over the heading, so the blur starts at once. */
  readonly isApp: boolean
}

/** In px. Once the text is transparent, the blur no longer grows. */
export function textBlur({ scrollTop, offset, isApp }: BlurInput): number {
  if (offset <= 0) return 0
  const passed = Math.min(scrollTop, FADED_AT_PX) - (isApp ? 0 : offset)
  return (Math.max(0, passed) / offset) * BLUR_PX
}

/** The `margin-top` that centres an element whose top is at the middle. */
export const centringTop = (height: number): number => -Math.ceil(height / 2)
/** The `margin-bottom` that centres an element whose bottom is at the middle. */
export const centringBottom = (height: number): number => -Math.floor(height / 2)

/** The height of a feature area whose overlay has this height. */
export const featureHeight = (overlay: number): number => overlay + OVERLAY_PADDING_PX

/** Lengths in px throughout (contract 01 §19, spec storefront §9). */
const DEFAULT_HEIGHT_PX = 400
/** Above and below a text that is higher than its heading. */
const AROUND_TEXT_PX = 120
const AROUND_OVERLAY_PX = 80
/** Scrolled so far, the text is gone. */
const FADED_AT_PX = 400
/** Blur of the text when the page is scrolled by the header's height once more. */
const BLUR_PX = 4
/** Only above this width an app's heading keeps its picture's shape. */
export const APP_PICTURE_ABOVE_PX = 1024

/** A length that the server prints as a number: nothing, zero and nonsense are none. */
export function readLength(value: string | null): number | undefined {
  const length = Number.parseFloat(value ?? '')
  return Number.isFinite(length) && length > 0 ? length : undefined
}

export interface HeadingParts {
  readonly wanted: number | undefined
  readonly text: number
  /** Of a header that lies over the heading; else 0. */
  readonly header: number
}

export function headingHeight({ wanted = DEFAULT_HEIGHT_PX, text, header }: HeadingParts): number {
  return (text > wanted ? text + AROUND_TEXT_PX : wanted) + header
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

export interface BlurSituation {
  readonly scrollTop: number
  /** Of the header. */
  readonly offset: number
  /** The header of an app lies over the heading. */
  readonly isApp: boolean
}

/** Once the text is gone, its blur stays as it is. */
export function textBlur({ scrollTop, offset, isApp }: BlurSituation): number {
  if (offset <= 0) return 0
  const passed = Math.min(scrollTop, FADED_AT_PX) - (isApp ? 0 : offset)
  return (Math.max(0, passed) / offset) * BLUR_PX
}

/** @returns the margin that lifts what hangs at the middle by half its height */
export const raisedByHalf = (height: number): number => -Math.ceil(height / 2)
/** The same for what hangs from the bottom. */
export const loweredByHalf = (height: number): number => -Math.floor(height / 2)

export const featureHeight = (overlay: number): number => overlay + AROUND_OVERLAY_PX

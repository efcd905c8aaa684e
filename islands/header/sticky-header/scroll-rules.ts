/**
 * The header shrinks beyond this distance, and has its full size at exactly this one (spec storefront §9).
 */
const SHRINK_PX = 160
/** The hide limit of a page without a slider at its top (spec storefront §9). */
const DEFAULT_HIDE_LIMIT_PX = 800
/** Added to the lower edge of the slider (spec storefront §4). */
const BELOW_SLIDER_PX = 100
const TONES = ['light', 'dark']

/** @param top of the header's outermost box, in px from the window's top */
export function isShrunk({ isStuck, top }: { isStuck: boolean; top: number }): boolean {
  return isStuck && top < -SHRINK_PX
}

/** A slider at the top of the page; in px from the document's top. */
export interface Slider {
  readonly top: number
  readonly height: number
}

/** Above this scroll position the header is never hidden (contract 01 §6.3). */
export function hideLimit(slider: Slider | undefined): number {
  return slider ? slider.top + slider.height + BELOW_SLIDER_PX : DEFAULT_HIDE_LIMIT_PX
}

export interface HideInput {
  readonly wasHidden: boolean
  readonly scrolled: boolean
  /** The previous and the current scroll position. */
  readonly from: number
  readonly to: number
  readonly limit: number
  /** An overlay is open, or the keyboard's focus is in the header. */
  readonly isNeeded: boolean
}

export function isHidden({ wasHidden, scrolled, from, to, limit, isNeeded }: HideInput): boolean {
  if (isNeeded) return false
  if (!scrolled) return wasHidden
  return to > from && to > limit
}

/** A part of the page that sets the header's tone; in px from the window's top. */
export interface ToneArea {
  readonly top: number
  readonly bottom: number
  readonly tone: string
}

export interface ToneInput {
  readonly areas: readonly ToneArea[]
  readonly headerHeight: number
  readonly viewportHeight: number
  readonly defaultTone: string | null
}

/** The tone of the area under the header's lower edge (contract 01 §6.4); null leaves the tone as it is. */
export function toneUnder({ areas, headerHeight, viewportHeight, defaultTone }: ToneInput): string | null {
  const under = areas.filter(
    ({ top, bottom }) =>
      top <= headerHeight && bottom > headerHeight && bottom > 0 && top < viewportHeight && bottom > top,
  )
  const tone = under.at(-1)?.tone
  if (tone === undefined) return null
  return TONES.includes(tone) ? tone : defaultTone
}

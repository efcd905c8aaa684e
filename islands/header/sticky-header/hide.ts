/** Without a slider on top of the page, in px (spec storefront §9). */
const DEFAULT_LIMIT_PX = 800
/** Below the slider's end (spec storefront §4). */
const BELOW_SLIDER_PX = 100

/** What may stand at the top of the page; lengths in px from the document's top. */
export interface Slider {
  readonly top: number
  readonly height: number
}

/** Down to here the header is never hidden (contract 01 §6.3). */
export function hideLimit(slider: Slider | undefined): number {
  return slider ? slider.top + slider.height + BELOW_SLIDER_PX : DEFAULT_LIMIT_PX
}

export interface HideSituation {
  readonly wasHidden: boolean
  readonly scrolled: boolean
  /** Where the page was scrolled to before, and is now. */
  readonly from: number
  readonly to: number
  readonly limit: number
  /** An overlay is open, or the keyboard is in the header. */
  readonly isNeeded: boolean
}

export function isHidden({ wasHidden, scrolled, from, to, limit, isNeeded }: HideSituation): boolean {
  if (isNeeded) return false
  if (!scrolled) return wasHidden
  return to > from && to > limit
}

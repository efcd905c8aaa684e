import { BREAKPOINTS_PX } from '../../../src/page/breakpoints'

/** The numbers of contract 02 §13.2 and spec storefront §9. */
export const THUMB_COLUMN_PX = 70
/** The space between the slides and their thumbs. */
export const THUMBS_GAP_PX = 5
const THUMBS_IN_ROW = 3
const HEIGHT_PER_THUMB_PX = 100
const SPLIT_HEIGHT_PX = 1000

/** Slides side by side with a row of thumbs below, or slides below each other with a column of thumbs to the left. */
export type Layout = { readonly kind: 'bottom' } | { readonly kind: 'left'; readonly heightPx: number }

export interface LayoutFacts {
  /** The site's setting for the place of the thumbs. */
  readonly wanted: 'bottom' | 'left'
  readonly heightPx: number
  /** Whether the page is split into a half with pictures and a half with text. */
  readonly split: boolean
  readonly mobile: boolean
  readonly windowPx: number
}

/** The layout is chosen once, when the page opens. */
export function chooseLayout({ wanted, heightPx, split, mobile, windowPx }: LayoutFacts): Layout {
  const narrow = mobile || windowPx <= BREAKPOINTS_PX.aboveMobile
  if (narrow || (wanted === 'bottom' && !split)) return { kind: 'bottom' }
  return { kind: 'left', heightPx: split ? SPLIT_HEIGHT_PX : heightPx }
}

/** A window that has become narrow since then gets half the height. */
export function slideHeight(heightPx: number, windowPx: number): number {
  return windowPx < BREAKPOINTS_PX.aboveMobile ? heightPx / 2 : heightPx
}

export function thumbsInView(layout: Layout, windowPx: number): number {
  if (layout.kind === 'bottom' || windowPx < BREAKPOINTS_PX.aboveMobile) return THUMBS_IN_ROW
  return Math.max(1, Math.floor(layout.heightPx / HEIGHT_PER_THUMB_PX))
}

import type { Kind } from './markup'

/** Below each of these widths of the window, in px, so many categories are in view (spec storefront §2). */
const CATEGORIES_BELOW: readonly (readonly [belowPx: number, count: number])[] = [
  [480, 2],
  [767, 3],
  [990, 4],
]
const CATEGORIES = 6

/** @param widthPx the window's, without its scroll bar */
export function itemsPerView(kind: Kind, widthPx: number): number {
  if (kind === 'hero') return 1
  return CATEGORIES_BELOW.find(([belowPx]) => widthPx < belowPx)?.[1] ?? CATEGORIES
}

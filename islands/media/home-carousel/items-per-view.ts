import type { Kind } from './markup'

/** How many categories are in view below each width of the window, in px (spec storefront §2). */
const CATEGORIES_BELOW: readonly (readonly [belowPx: number, count: number])[] = [
  [480, 2],
  [767, 3],
  [990, 4],
]
const CATEGORIES_ON_DESKTOP = 6

/** @param widthPx of the window, without its scroll bar */
export function itemsPerView(kind: Kind, widthPx: number): number {
  if (kind === 'hero') return 1
  return CATEGORIES_BELOW.find(([belowPx]) => widthPx < belowPx)?.[1] ?? CATEGORIES_ON_DESKTOP
}

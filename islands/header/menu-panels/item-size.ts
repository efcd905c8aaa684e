const MAX_FONT_PX = 60
const MAX_ITEM_PX = 120
const GAP_PX = 5
/** The difference between the height of an item and its line height. */
const LINE_GAP_PX = 20

/** In px. */
export interface ItemSize {
  readonly font: number
  readonly line: number
}

/**
 * Font size and line height with which the items fill the overlay menu (contract 01 §8; spec storefront §9).
 * @param menuHeight in px
 * @returns null where there are too many items: the theme's own sizes then apply
 */
export function itemSize(menuHeight: number, items: number): ItemSize | null {
  const height = items > 0 ? Math.floor(menuHeight / items) - GAP_PX : 0
  const line = Math.min(MAX_ITEM_PX, height) - LINE_GAP_PX
  if (!(line > 0)) return null
  return { font: Math.min(MAX_FONT_PX, Math.floor(height / 2)), line }
}

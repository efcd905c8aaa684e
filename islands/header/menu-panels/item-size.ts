const MAX_FONT_PX = 60
const MAX_ITEM_PX = 120
const GAP_PX = 5
/** How much lower a line is than its item. */
const LINE_LESS_PX = 20

/** In px. */
export interface ItemSize {
  readonly font: number
  readonly line: number
}

/**
 * How large the items of the overlay menu are written, so that all of them fill it (contract 01 §8; spec storefront §9).
 * @param menuHeight in px
 * @returns null where so many items leave no room for a line: the theme's own sizes stand
 */
export function itemSize(menuHeight: number, items: number): ItemSize | null {
  const height = items > 0 ? Math.floor(menuHeight / items) - GAP_PX : 0
  const line = Math.min(MAX_ITEM_PX, height) - LINE_LESS_PX
  if (!(line > 0)) return null
  return { font: Math.min(MAX_FONT_PX, Math.floor(height / 2)), line }
}

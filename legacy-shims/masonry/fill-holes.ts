import type { Masonry } from './libraries'
import { createPacking } from './packing'

/** Browsers round: so much wider than its columns, in px, an item may be. */
const ROUNDING_PX = 1

/** Has the library place items of several widths without holes between them. */
export function fillHoles(masonry: Masonry) {
  let place: ReturnType<typeof createPacking> | undefined

  masonry._getItemLayoutPosition = (item) => {
    item.getSize()
    const { cols, columnWidth, colYs } = masonry
    const { outerWidth, outerHeight } = item.size
    // One that is hidden takes no room.
    if (outerWidth === 0) return { x: 0, y: 0 }
    place ??= createPacking(cols)
    const columns = Math.min(Math.max(1, Math.ceil((outerWidth - ROUNDING_PX) / columnWidth)), cols)
    const { column, top } = place({ columns, height: outerHeight })
    // The library makes the container as high as its longest column.
    for (let at = column; at < column + columns; at++) colYs[at] = Math.max(colYs[at] ?? 0, top + outerHeight)
    return { x: columnWidth * column, y: top }
  }
  return {
    /** To be said before each layout. */
    forget() {
      place = undefined
    },
  }
}

import type { Masonry } from './libraries'
import { createPacking } from './packing'

/** An item may be wider than its columns by this much, since browsers round. */
const ROUNDING_PX = 1
/** More columns than this come from a broken width of a column or of the container. */
const MAX_COLUMNS = 100

/** Has the library place items of several widths without holes between them. */
export function fillHoles(masonry: Masonry) {
  let place: ReturnType<typeof createPacking> | undefined

  masonry._getItemLayoutPosition = (item) => {
    item.getSize()
    const { cols, columnWidth, colYs } = masonry
    const { outerWidth, outerHeight } = item.size
    // A hidden item takes no room.
    if (outerWidth === 0) return { x: 0, y: 0 }
    place ??= createPacking(cols)
    const columns = Math.min(Math.max(1, Math.ceil((outerWidth - ROUNDING_PX) / columnWidth)), cols)
    const { column, top } = place({ columns, height: outerHeight })
    // The library makes the container as high as its longest column.
    for (let at = column; at < column + columns; at++) colYs[at] = Math.max(colYs[at] ?? 0, top + outerHeight)
    return { x: columnWidth * column, y: top }
  }
  return {
    /** Has to be called before each layout. */
    reset() {
      place = undefined
    },
  }
}

/**
 * Corrects the position of items in a positioned element inside the container. The library assumes that every item is
 * positioned by the container itself, and would add the container's padding twice.
 */
export function placeWithin(
  masonry: Masonry,
  container: HTMLElement,
  { isOriginLeft }: { isOriginLeft: boolean },
) {
  const place = masonry._getItemLayoutPosition.bind(masonry)

  masonry._getItemLayoutPosition = (item) => {
    const position = place(item)
    const { offsetParent } = item.element
    if (!offsetParent || offsetParent === container || !container.contains(offsetParent)) return position
    const { paddingLeft, paddingRight, paddingTop } = masonry.size
    return { x: position.x - (isOriginLeft ? paddingLeft : paddingRight), y: position.y - paddingTop }
  }
}

/** Limits the columns: the library needs time and memory for each, and passes all of them as arguments of one call. */
export function boundColumns(masonry: Masonry) {
  const measure = masonry.measureColumns.bind(masonry)
  masonry.measureColumns = () => {
    measure()
    // Written this way, the condition also catches NaN.
    if (!(masonry.cols <= MAX_COLUMNS)) masonry.cols = MAX_COLUMNS
  }
}

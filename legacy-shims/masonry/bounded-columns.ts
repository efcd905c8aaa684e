import type { Masonry } from './libraries'

/** No wall is that wide: it is a broken width that asks for more, of a column or of the container. */
const MOST_COLUMNS = 100

/** Each column costs the library time and room, and it hands all of them to one call, which takes only so many. */
export function boundColumns(masonry: Masonry) {
  const measure = masonry.measureColumns.bind(masonry)
  masonry.measureColumns = () => {
    measure()
    // The other way round it would let what is no number through.
    if (!(masonry.cols <= MOST_COLUMNS)) masonry.cols = MOST_COLUMNS
  }
}

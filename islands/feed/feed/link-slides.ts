/** The position of a slider. The index is always that of an item. */
export interface Place {
  readonly index: number
  readonly count: number
}

/** Moves by a number of items, at most to the first or last one (contract 05 §10). */
export function moved({ index, count }: Place, by: number): Place {
  return { index: Math.min(Math.max(0, index + by), Math.max(0, count - 1)), count }
}

/** Whether there is an item on that side. */
export const canStep = (place: Place, by: number) => moved(place, by).index !== place.index

/** CSS of the strip that holds the items side by side. */
export const stripWidth = ({ count }: Place, width: number) => `${width * count}px`
export const stripLeft = ({ index }: Place, width: number) => `${index === 0 ? 0 : -index * width}px`

const HALF_PICTURE = 100

/** The top margin in px that centres the last item's picture. The last item is as high as the first. */
export const finalMargin = (height: number) => height / 2 - HALF_PICTURE

/** Where a slider stands; the index is always that of one of its items. */
export interface Place {
  readonly index: number
  readonly count: number
}

/** The item that is so many further on, or the last one on the way there (contract 05 §10). */
export function moved({ index, count }: Place, by: number): Place {
  return { index: Math.min(Math.max(0, index + by), Math.max(0, count - 1)), count }
}

/** Whether there is an item on that side. */
export const leads = (place: Place, by: number) => moved(place, by).index !== place.index

/** CSS of the strip that holds the items side by side. */
export const stripWidth = ({ count }: Place, width: number) => `${width * count}px`
export const stripLeft = ({ index }: Place, width: number) => `${index === 0 ? 0 : -index * width}px`

const HALF_PICTURE = 100

/** The last item is as high as the first, and its picture in the middle of it; px. */
export const finalMargin = (height: number) => height / 2 - HALF_PICTURE

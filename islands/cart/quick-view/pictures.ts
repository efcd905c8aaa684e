/** Which way pictures move, and where the row of them ends. */
export interface Row {
  readonly count: number
  readonly isInfinite: boolean
}

/** The picture a step away; null where the row ends. */
export function stepTo(index: number, by: -1 | 1, { count, isInfinite }: Row): number | null {
  const next = index + by
  if (next >= 0 && next < count) return next
  return isInfinite && count > 1 ? (next + count) % count : null
}

/**
 * The picture of a variation: the one whose list of words has the variation's id between dashes; else the first
 * (contract 02 §11.4).
 * @param lists `data-jckqv` of each picture, such as `-0-` or `-61- -62-`
 */
export function pictureOf(lists: readonly (string | null)[], variationId: number): number {
  const word = `-${variationId}-`
  const found = lists.findIndex((list) => list?.split(/\s+/).some((part) => part === word))
  return Math.max(0, found)
}

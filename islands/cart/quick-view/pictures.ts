import { step } from '../../../src/slides/state'

/** A row of pictures; an infinite one goes on at the other end. */
export interface Row {
  readonly count: number
  readonly isInfinite: boolean
}

/** @returns the index of the picture one step away; null at the end of the row */
export function stepTo(index: number, by: -1 | 1, { count, isInfinite }: Row): number | null {
  const { index: next, wraps } = step({ index, count }, by)
  return next === index || (wraps && !isInfinite) ? null : next
}

/**
 * @returns the index of the picture of a variation: the first whose list has the variation's id between dashes, else 0
 * (contract 02 §11.4)
 * @param lists `data-jckqv` of each picture, such as `-0-` or `-61- -62-`
 */
export function pictureOf(lists: readonly (string | null)[], variationId: number): number {
  const word = `-${variationId}-`
  const found = lists.findIndex((list) => list?.split(/\s+/).some((part) => part === word))
  return Math.max(0, found)
}

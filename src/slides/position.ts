/** The slide that is shown, and the number of slides. */
export interface Position {
  readonly index: number
  readonly count: number
}

/** The slide at an index, or the nearest one. */
export function goTo({ count }: Position, index: number): Position {
  return { count, index: Math.max(0, Math.min(index, count - 1)) }
}

/** One slide back or forward; the first follows the last. */
export function stepAround({ index, count }: Position, by: -1 | 1): Position {
  return { count, index: count > 0 ? (index + by + count) % count : 0 }
}

/** Which slide is shown, of how many. */
export interface Position {
  readonly index: number
  readonly count: number
}

/** The nearest slide that there is. */
export function goTo({ count }: Position, index: number): Position {
  return { count, index: Math.max(0, Math.min(index, count - 1)) }
}

/** One slide back or forth; after the last comes the first. */
export function stepAround({ index, count }: Position, by: -1 | 1): Position {
  return { count, index: count > 0 ? (index + by + count) % count : 0 }
}

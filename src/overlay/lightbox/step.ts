/** How the visitor goes on. */
export type Way = 'arrow' | 'swipe' | 'key' | 'wheel'

export interface StepRule {
  readonly count: number
  /** The ways that lead from the last item to the first, and back; the others end at the ends. */
  readonly wraps: readonly Way[]
}

/** The item that a step leads to; undefined at an end that is one, and where there is only one item. */
export function stepFrom(
  index: number,
  { by, way }: { by: -1 | 1; way: Way },
  { count, wraps }: StepRule,
): number | undefined {
  if (count < 2) return undefined
  const next = index + by
  if (next >= 0 && next < count) return next
  return wraps.includes(way) ? (next + count) % count : undefined
}

/** The visitor's input that causes a step. */
export type StepInput = 'arrow' | 'swipe' | 'key' | 'wheel'

export interface StepRule {
  readonly count: number
  /** The inputs that step from the last item to the first, and back; the others stop at the ends. */
  readonly wraps: readonly StepInput[]
}

/** The index that a step leads to; undefined at an end without wrapping, and in an album of one item. */
export function stepFrom(
  index: number,
  { by, input }: { by: -1 | 1; input: StepInput },
  { count, wraps }: StepRule,
): number | undefined {
  if (count < 2) return undefined
  const next = index + by
  if (next >= 0 && next < count) return next
  return wraps.includes(input) ? (next + count) % count : undefined
}

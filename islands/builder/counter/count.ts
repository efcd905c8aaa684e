/** A number that counts up, or down, to what it is to say (contract 04 §6). */
export interface Count {
  readonly from: number
  readonly to: number
  /** How long it counts, and how often its text changes. */
  readonly speedMs: number
  readonly refreshMs: number
  readonly decimals: number
  readonly hasCommas: boolean
  readonly prefix: string
  readonly suffix: string
}

/** What the server prints, or null for what it does not. */
export interface CountAttributes {
  readonly from: string | null
  readonly to: string | null
  readonly speed: string | null
  readonly refresh: string | null
  readonly decimals: string | null
}

const DEFAULT_SPEED_MS = 1000
const DEFAULT_REFRESH_MS = 100
/** Nobody waits longer for a number. */
const LONGEST_MS = 60_000
/** What `toFixed` can do. */
const MOST_DECIMALS = 20

export function readCount(
  { from, to, speed, refresh, decimals }: CountAttributes,
  rest: Pick<Count, 'hasCommas' | 'prefix' | 'suffix'>,
): Count {
  const speedMs = within(speed, DEFAULT_SPEED_MS, { least: 0, most: LONGEST_MS })
  return {
    from: numberOf(from),
    to: numberOf(to),
    speedMs,
    refreshMs: within(refresh, DEFAULT_REFRESH_MS, { least: 1, most: Math.max(1, speedMs) }),
    decimals: Math.floor(within(decimals, 0, { least: 0, most: MOST_DECIMALS })),
    ...rest,
  }
}

export function stepsOf({ speedMs, refreshMs }: Pick<Count, 'speedMs' | 'refreshMs'>): number {
  return Math.ceil(speedMs / refreshMs)
}

/** How many steps are done some time after the first text. */
export function stepAt(count: Pick<Count, 'speedMs' | 'refreshMs'>, elapsedMs: number): number {
  return Math.min(stepsOf(count), Math.max(0, Math.floor(elapsedMs / count.refreshMs)))
}

/** The text after a number of steps; the last one's is of `to` itself. */
export function textAt(count: Count, step: number): string {
  const { from, to, prefix, suffix } = count
  const steps = stepsOf(count)
  const value = step >= steps ? to : from + ((to - from) / steps) * step
  return prefix + written(value, count) + suffix
}

export const finalText = (count: Count): string => textAt(count, stepsOf(count))

function written(value: number, { decimals, hasCommas }: Pick<Count, 'decimals' | 'hasCommas'>): string {
  const text = value.toFixed(decimals)
  // What rounds to nothing is not less than nothing.
  const rounded = Number(text) === 0 ? text.replace('-', '') : text
  if (!hasCommas || rounded.includes('e')) return rounded
  const [whole = '', fraction] = rounded.split('.')
  const parted = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? parted : `${parted}.${fraction}`
}

function numberOf(text: string | null): number {
  const number = Number(text)
  return Number.isFinite(number) ? number : 0
}

/** What is absent or no number, or is less than can be, is as usual; what is more is the most. */
function within(
  text: string | null,
  usual: number,
  { least, most }: { least: number; most: number },
): number {
  const number = text?.trim() ? Number(text) : Number.NaN
  return Math.min(number >= least ? number : usual, most)
}

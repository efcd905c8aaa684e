/** A count from one number up or down to another (contract 04 §6). */
export interface Count {
  readonly from: number
  readonly to: number
  /** The duration of the count, and the time between two texts. */
  readonly speedMs: number
  readonly refreshMs: number
  readonly decimals: number
  readonly hasCommas: boolean
  readonly prefix: string
  readonly suffix: string
}

/** The printed attributes; null where one is missing. */
export interface CountAttributes {
  readonly from: string | null
  readonly to: string | null
  readonly speed: string | null
  readonly refresh: string | null
  readonly decimals: string | null
}

const DEFAULT_SPEED_MS = 1000
const DEFAULT_REFRESH_MS = 100
/** The longest count. */
const LONGEST_MS = 60_000
/** The limit of `toFixed`. */
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

/** The step at a time after the start. */
export function stepAt(count: Pick<Count, 'speedMs' | 'refreshMs'>, elapsedMs: number): number {
  return Math.min(stepsOf(count), Math.max(0, Math.floor(elapsedMs / count.refreshMs)))
}

/** The text of a step; the last step shows exactly `to`. */
export function textAt(count: Count, step: number): string {
  const { from, to, prefix, suffix } = count
  const steps = stepsOf(count)
  const value = step >= steps ? to : from + ((to - from) / steps) * step
  return prefix + formatNumber(value, count) + suffix
}

export const finalText = (count: Count): string => textAt(count, stepsOf(count))

function formatNumber(value: number, { decimals, hasCommas }: Pick<Count, 'decimals' | 'hasCommas'>): string {
  const text = value.toFixed(decimals)
  // No minus sign before a zero.
  const rounded = Number(text) === 0 ? text.replace('-', '') : text
  if (!hasCommas || rounded.includes('e')) return rounded
  const [whole = '', fraction] = rounded.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

function numberOf(text: string | null): number {
  const number = Number(text)
  return Number.isFinite(number) ? number : 0
}

/** Limits a number: missing, invalid or too small values are the fallback, too large ones the maximum. */
function within(
  text: string | null,
  fallback: number,
  { least, most }: { least: number; most: number },
): number {
  const number = text?.trim() ? Number(text) : Number.NaN
  return Math.min(number >= least ? number : fallback, most)
}

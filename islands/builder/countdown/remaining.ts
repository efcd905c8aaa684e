/** The end of a countdown, and the time that is left (contract 04 §7). */
const SECOND_MS = 1000
const MINUTE_S = 60
const HOUR_S = 3600
const DAY_S = 86_400

export interface Remaining {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** A day of the calendar; months from 1 to 12. */
export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/**
 * Parses a printed day.
 * @returns undefined where a part is missing or no whole number, or where there is no such day
 */
export function readDay(
  year: string | null,
  month: string | null,
  day: string | null,
): CalendarDay | undefined {
  const parts = [year, month, day].map((text) => (/^\s*\d{1,6}\s*$/.test(text ?? '') ? Number(text) : 0))
  const [y = 0, m = 0, d = 0] = parts
  if (parts.some((part) => part < 1)) return undefined
  const date = new Date(0)
  // Not by the constructor, which adds 1900 to a year below 100.
  date.setUTCFullYear(y, m - 1, d)
  const isReal = date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d
  return isReal ? { year: y, month: m, day: d } : undefined
}

/** The start of a day in the visitor's time zone, in ms since the epoch. */
export function startOf({ year, month, day }: CalendarDay): number {
  const date = new Date(0)
  date.setFullYear(year, month - 1, day)
  date.setHours(0, 0, 0, 0)
  return date.getTime()
}

/**
 * The time left, in seconds rounded up. Days always have 24 hours, even when the clocks change.
 */
export function remaining(nowMs: number, targetMs: number): Remaining {
  const left = Math.max(0, Math.ceil((targetMs - nowMs) / SECOND_MS))
  return {
    days: Math.floor(left / DAY_S),
    hours: Math.floor((left % DAY_S) / HOUR_S),
    minutes: Math.floor((left % HOUR_S) / MINUTE_S),
    seconds: left % MINUTE_S,
  }
}

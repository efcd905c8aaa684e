import { type Check, listOf } from './values'

const DATE = /^([0-9]{4,})-([0-9]{2})-([0-9]{2})$/
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** The calendar, weekdays included, repeats after this number of years. */
const GREGORIAN_CYCLE = 400

interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

export const date: Check = ({ texts }) => texts.every((text) => readDay(text) !== undefined)

/** Passes texts that are no dates: the rule `date` rejects them. */
export const dayofweek: Check = ({ texts }, { accept }) => {
  const accepted = listOf(accept).map((item) => Number.parseInt(String(item), 10))
  return texts.every((text) => {
    const day = readDay(text)
    return !day || accepted.includes(weekdayOf(day))
  })
}

/**
 * Not parsed by `Date`, because engines differ on 29 February and time zones shift the day (contract 07 B4).
 */
function readDay(text: string): Day | undefined {
  const [year = 0, month = 0, day = 0] = (DATE.exec(text) ?? []).slice(1).map(Number)
  const isReal = year > 0 && day > 0 && day <= daysIn(year, month)
  return isReal ? { year, month, day } : undefined
}

function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && isLeap ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0)
}

/** @returns 1 for Monday to 7 for Sunday */
function weekdayOf({ year, month, day }: Day): number {
  const date = new Date(Date.UTC(GREGORIAN_CYCLE + (year % GREGORIAN_CYCLE), month - 1, day))
  return date.getUTCDay() || 7
}

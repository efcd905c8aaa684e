const MONTH_DAY_YEAR = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/

/** The day in the server's format `mm/dd/yyyy` as a number that can be compared; undefined if there is no such day. */
function dayOf(value: string): number | undefined {
  const [, month = 0, day = 0, year = 0] = MONTH_DAY_YEAR.exec(value)?.map(Number) ?? []
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 0
  return isReal ? date.getTime() : undefined
}

export type DateProblem = 'missing' | 'too late'

/** The problem with the two dates of an order, if there is one (contract 08 §10.1). */
export function dateProblem(delivery: string, presentation: string): DateProblem | undefined {
  if (delivery.trim() === '') return 'missing'
  const [deliveryDay, presentationDay] = [dayOf(delivery), dayOf(presentation)]
  if (deliveryDay === undefined || presentationDay === undefined) return undefined
  return deliveryDay > presentationDay ? 'too late' : undefined
}

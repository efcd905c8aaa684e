/** So much of a slide may be passed without going on to the next (contract 03 §1.5). */
const SLACK_PARTS = 1 / 20

/** Where a step leads. At the ends it leads to the other end. */
export interface Step {
  readonly index: number
  readonly rewinds: boolean
}

export function step({ index, last }: { index: number; last: number }, by: -1 | 1): Step {
  const next = index + by
  if (next > last) return { index: 0, rewinds: last > 0 }
  if (next < 0) return { index: last, rewinds: last > 0 }
  return { index: next, rewinds: false }
}

export interface Release {
  /** How far each stop is from the first, in px. */
  readonly stops: readonly number[]
  /** How far the line was when the hand took it, and is now that it lets go, in px. */
  readonly from: number
  readonly to: number
  /** The width of a slide, in px. */
  readonly slide: number
}

/** The stop that a line goes to when the hand lets go of it: the next one in the hand's direction, once it is on its way there. */
export function stopAfter({ stops, from, to, slide }: Release): number {
  const last = stops.length - 1
  const slack = slide * SLACK_PARTS
  if (to > from) {
    const next = stops.findIndex((stop) => stop >= to - slack)
    return next < 0 ? last : next
  }
  return lastWithin(stops, to + slack)
}

/** The stops of the dots: one for each full view, and one for what is left, which shows the line's end. */
export function pageStops(count: number, perView: number): readonly number[] {
  const last = Math.max(0, count - perView)
  const pages = Math.max(1, Math.ceil(count / Math.max(1, perView)))
  return Array.from({ length: pages }, (_, page) => Math.min(page * perView, last))
}

/** The dot of a stop. */
export const pageOf = (pages: readonly number[], index: number): number => lastWithin(pages, index)

/** The index of the last of these rising numbers that is no more than the limit; else of the first. */
function lastWithin(rising: readonly number[], limit: number): number {
  return Math.max(0, rising.filter((number) => number <= limit).length - 1)
}

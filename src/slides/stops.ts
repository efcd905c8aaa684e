/** A drag may pass a stop by this part of a slide without going on to the next (contract 03 §1.5). */
const SLACK_PARTS = 1 / 20

/** The stop that a step leads to: from one end it leads to the other. */
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

interface Release {
  /** The distance of each stop from the first, in px. */
  readonly stops: readonly number[]
  /** The line's offset at the beginning and at the end of the drag, in px. */
  readonly from: number
  readonly to: number
  /** The width of a slide, in px. */
  readonly slide: number
}

/** The stop that a line goes to after a drag: the next one in the drag's direction. */
export function stopAfter({ stops, from, to, slide }: Release): number {
  const last = stops.length - 1
  const slack = slide * SLACK_PARTS
  if (to > from) {
    const next = stops.findIndex((stop) => stop >= to - slack)
    return next < 0 ? last : next
  }
  return lastWithin(stops, to + slack)
}

/** The stops of the dots: one for each full view, and one for the rest, at which the line's end is shown. */
export function pageStops(count: number, perView: number): readonly number[] {
  const last = Math.max(0, count - perView)
  const pages = Math.max(1, Math.ceil(count / Math.max(1, perView)))
  return Array.from({ length: pages }, (_, page) => Math.min(page * perView, last))
}

/** The dot of a stop. */
export const pageOf = (pages: readonly number[], index: number): number => lastWithin(pages, index)

/** The index of the last of these ascending numbers that is within the limit, else 0. */
function lastWithin(rising: readonly number[], limit: number): number {
  return Math.max(0, rising.filter((number) => number <= limit).length - 1)
}

/** The slide that is shown, and the number of slides; of a line with several in view: its stop, and their number. */
export interface Position {
  readonly index: number
  readonly count: number
}

export interface Step {
  readonly index: number
  /** Whether the step leads from one end to the other. */
  readonly wraps: boolean
}

/** One slide back or forward; the first follows the last. */
export function step({ index, count }: Position, by: -1 | 1): Step {
  const next = index + by
  if (next >= 0 && next < count) return { index: next, wraps: false }
  return { index: count > 0 ? (next + count) % count : 0, wraps: count > 1 }
}

/** The index, or the nearest one that there is. */
export const clampIndex = (index: number, count: number): number => Math.max(0, Math.min(index, count - 1))

/** Whether a slide is in view, with the line at rest; in a loop the first slides follow the last. */
export const isInView = (
  index: number,
  { current, count, perView }: { current: number; count: number; perView: number },
): boolean => (index - current + count) % count < perView

/** The index of the slide to which a list of full-width slides is scrolled. */
export function scrolledIndex({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth > 0 ? Math.round(Math.abs(scrollLeft) / clientWidth) : 0
}

/** A drag may pass a stop by this part of a slide without going on to the next (contract 03 §1.5). */
const SLACK_PARTS = 1 / 20

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

/** A part of the track, in slides: from where to where a movement goes. */
export interface Span {
  readonly from: number
  readonly to: number
}

export interface TrackShape {
  readonly count: number
  readonly loops: boolean
}

/**
 * The position of each slide on the track, in slides. In a loop each slide is moved to where it will be seen, so that no
 * slide has to be copied with its links, videos and ids.
 */
export function slidePositions({ count, loops }: TrackShape, { from, to }: Span): number[] {
  const middle = (from + to) / 2
  return Array.from({ length: count }, (_, index) =>
    loops ? index + count * Math.round((middle - index) / count) : index,
  )
}

/** Where a movement begins: one that is longer than the track is shortened, because a slide is only in one position. */
export function movementStart({ count, loops }: TrackShape, { from, to }: Span): number {
  if (!loops || Math.abs(to - from) <= count - 1) return from
  return from < to ? to - 1 : to + 1
}

/** The indices of the slides that are seen between two positions. */
export function slidesBetween({ count }: Pick<TrackShape, 'count'>, { from, to }: Span): Set<number> {
  const seen = new Set<number>()
  for (let position = Math.floor(Math.min(from, to)); position < Math.max(from, to) + 1; position++) {
    seen.add(((position % count) + count) % count)
  }
  return seen
}

/** The part of a drag beyond the ends that moves the track. */
const RESISTANCE = 0.5

/** The position that a drag leads to, with resistance beyond the ends of a track that does not loop. */
export function draggedPosition({ count, loops }: TrackShape, position: number): number {
  const last = count - 1
  if (loops || (position >= 0 && position <= last)) return position
  return position < 0 ? position * RESISTANCE : last + (position - last) * RESISTANCE
}

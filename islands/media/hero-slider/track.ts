/** A stretch of the track that is seen during a movement, in slides. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

export interface Track {
  readonly count: number
  readonly loops: boolean
}

/**
 * Where each slide lies on the track, in slides. A slider that loops lays each of them where it is needed: no slide has
 * to be there twice, with its links, videos and ids.
 */
export function slidePlaces({ count, loops }: Track, { from, to }: Stretch): number[] {
  const middle = (from + to) / 2
  return Array.from({ length: count }, (_, index) =>
    loops ? index + count * Math.round((middle - index) / count) : index,
  )
}

/** Where a movement begins: a slide can not lie at both ends of one that is longer than the track. */
export function movementStart({ count, loops }: Track, { from, to }: Stretch): number {
  if (!loops || Math.abs(to - from) <= count - 1) return from
  return from < to ? to - 1 : to + 1
}

/** The slides that are seen between two places. */
export function slidesBetween({ count }: Pick<Track, 'count'>, { from, to }: Stretch): Set<number> {
  const seen = new Set<number>()
  for (let place = Math.floor(Math.min(from, to)); place < Math.max(from, to) + 1; place++) {
    seen.add(((place % count) + count) % count)
  }
  return seen
}

/** Beyond an end, in the share of the way that the pointer has gone. */
const RESISTANCE = 0.5

/** The place that a drag has come to: beyond the ends of a slider that does not loop it gets harder. */
export function draggedPlace({ count, loops }: Track, place: number): number {
  const last = count - 1
  if (loops || (place >= 0 && place <= last)) return place
  return place < 0 ? place * RESISTANCE : last + (place - last) * RESISTANCE
}

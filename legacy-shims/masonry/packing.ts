/** What is to be placed: no wider than the wall, in whole columns, and px. */
export interface Brick {
  readonly columns: number
  readonly height: number
}

/** Where it goes. */
export interface Spot {
  readonly column: number
  readonly top: number
}

/** Free room: from one column and height to others, which are no more in it. */
interface Room {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Browsers round: so much, in px, may be missing for a brick to fit. */
const ROUNDING_PX = 1

/**
 * Places bricks one after the other, each where it comes highest. Unlike a layout that knows only how far down each
 * column reaches, it remembers the holes that wide bricks leave above them: what is small enough fills them.
 */
export function createPacking(columns: number): (brick: Brick) => Spot {
  let rooms: readonly Room[] = [{ left: 0, right: columns, top: 0, bottom: Number.POSITIVE_INFINITY }]
  return (brick) => {
    const [room] = rooms.filter((each) => fits(brick, each)).sort(byPlace)
    const { left, top } = room ?? { left: 0, top: 0 }
    const taken = { left, right: left + brick.columns, top, bottom: top + brick.height }
    rooms = largest(rooms.flatMap((each) => (meet(each, taken) ? around(each, taken) : [each])))
    return { column: left, top }
  }
}

const fits = ({ columns, height }: Brick, { left, right, top, bottom }: Room) =>
  right - left >= columns && bottom - top > height - ROUNDING_PX

const byPlace = (one: Room, other: Room) => one.top - other.top || one.left - other.left

const meet = (one: Room, other: Room) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** What is left of a room, in pieces that overlap. */
function around(room: Room, taken: Room): Room[] {
  const pieces = [
    { ...room, right: taken.left },
    { ...room, left: taken.right },
    { ...room, bottom: taken.top },
    { ...room, top: taken.bottom },
  ]
  return pieces.filter(({ left, right, top, bottom }) => right > left && bottom - top > ROUNDING_PX)
}

/** Without those that lie in another; of two alike the first is kept. */
const largest = (rooms: readonly Room[]) =>
  rooms.filter((room, at) => {
    const earlier = rooms.slice(0, at).some((other) => holds(other, room))
    return !earlier && !rooms.slice(at + 1).some((other) => holds(other, room) && !holds(room, other))
  })

const holds = (outer: Room, inner: Room) =>
  outer.left <= inner.left &&
  outer.right >= inner.right &&
  outer.top <= inner.top &&
  outer.bottom >= inner.bottom

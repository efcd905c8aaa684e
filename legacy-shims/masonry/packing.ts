/** An item to place; it is no wider than the container. */
export interface Brick {
  /** Its width in whole columns. */
  readonly columns: number
  /** In px. */
  readonly height: number
}

/** Where an item is placed. */
export interface Spot {
  readonly column: number
  readonly top: number
}

/** A free rectangle: its sides in columns, top and bottom in px; `right` and `bottom` are exclusive. */
interface Room {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** An item fits when no more than this is missing, since browsers round. */
const ROUNDING_PX = 1

/**
 * Places items one after the other, each as high as it fits. A layout that knows only how far down each column reaches
 * leaves holes above wide items; this one remembers the holes and fills them with items that are small enough.
 */
export function createPacking(columns: number): (brick: Brick) => Spot {
  let rooms: readonly Room[] = [{ left: 0, right: columns, top: 0, bottom: Number.POSITIVE_INFINITY }]
  return (brick) => {
    const [room] = rooms.filter((each) => fits(brick, each)).sort(byPosition)
    const { left, top } = room ?? { left: 0, top: 0 }
    const taken = { left, right: left + brick.columns, top, bottom: top + brick.height }
    rooms = withoutCovered(rooms.flatMap((each) => (overlap(each, taken) ? cutOut(each, taken) : [each])))
    return { column: left, top }
  }
}

const fits = ({ columns, height }: Brick, { left, right, top, bottom }: Room) =>
  right - left >= columns && bottom - top > height - ROUNDING_PX

const byPosition = (one: Room, other: Room) => one.top - other.top || one.left - other.left

const overlap = (one: Room, other: Room) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** The rest of a room, as rectangles that overlap. */
function cutOut(room: Room, taken: Room): Room[] {
  const pieces = [
    { ...room, right: taken.left },
    { ...room, left: taken.right },
    { ...room, bottom: taken.top },
    { ...room, top: taken.bottom },
  ]
  return pieces.filter(({ left, right, top, bottom }) => right > left && bottom - top > ROUNDING_PX)
}

/** Drops rooms that lie inside another; of two equal rooms it keeps the first. */
const withoutCovered = (rooms: readonly Room[]) =>
  rooms.filter((room, at) => {
    const earlier = rooms.slice(0, at).some((other) => covers(other, room))
    return !earlier && !rooms.slice(at + 1).some((other) => covers(other, room) && !covers(room, other))
  })

const covers = (outer: Room, inner: Room) =>
  outer.left <= inner.left &&
  outer.right >= inner.right &&
  outer.top <= inner.top &&
  outer.bottom >= inner.bottom

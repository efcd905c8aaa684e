import type { Point, Size } from './item'
import { isZoomed, NOT_ZOOMED, type Zoom } from './zoomed'

/** A picture can always be enlarged this much, though it may then be coarse ... */
const LEAST_MOST = 2
/** ... and never more than this. */
const MOST = 4
/** Two taps do not go all the way. */
const TAP_SCALE = 2.5
/** Per key or notch. */
export const KEY_FACTOR = 1.4

export interface ZoomRoom {
  /** The picture as it fits. */
  readonly fitted: Size
  /** The picture's own size. */
  readonly natural: Size
  /** What it may be moved about in: usually the window. */
  readonly room: Size
}

/** Up to the picture's own size, within limits. */
export function mostScale({ fitted, natural }: ZoomRoom): number {
  const own = fitted.width > 0 ? natural.width / fitted.width : 1
  return Math.min(MOST, Math.max(LEAST_MOST, own))
}

/**
 * Enlarges about a point, which stays where it is under the finger or pointer.
 * @param point from the middle of the unmoved picture, in px
 */
export function zoomAbout(zoom: Zoom, factor: number, point: Point, room: ZoomRoom): Zoom {
  const scale = clamp(zoom.scale * factor, 1, mostScale(room))
  const ratio = scale / zoom.scale
  return withinRoom(
    { scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio },
    room,
  )
}

export function panBy(zoom: Zoom, delta: Point, room: ZoomRoom): Zoom {
  return withinRoom({ ...zoom, x: zoom.x + delta.x, y: zoom.y + delta.y }, room)
}

/** Two taps enlarge where they were, two more bring it back. */
export function toggleZoom(zoom: Zoom, point: Point, room: ZoomRoom): Zoom {
  if (isZoomed(zoom)) return NOT_ZOOMED
  return zoomAbout(zoom, Math.min(TAP_SCALE, mostScale(room)), point, room)
}

/** A picture that is larger than the room can be moved until its edge meets the room's; one that is not stays put. */
export function withinRoom({ scale, x, y }: Zoom, { fitted, room }: ZoomRoom): Zoom {
  if (scale <= 1) return NOT_ZOOMED
  const beyond = (size: number, space: number) => Math.max(0, (size * scale - space) / 2)
  const [mostX, mostY] = [beyond(fitted.width, room.width), beyond(fitted.height, room.height)]
  // Minus nothing is not what a style sheet knows.
  return { scale, x: clamp(x, -mostX, mostX) || 0, y: clamp(y, -mostY, mostY) || 0 }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

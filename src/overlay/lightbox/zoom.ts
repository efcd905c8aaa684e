import type { Point, Size } from './item'
import { isZoomed, NOT_ZOOMED, type Zoom } from './zoomed'

/** Every picture can be enlarged this much, even beyond its own size. */
const LEAST_LIMIT = 2
/** No picture can be enlarged more than this. */
const MOST_LIMIT = 4
/** The scale after a double tap. */
const TAP_SCALE = 2.5
/** The factor of one press of a zoom key. */
export const KEY_FACTOR = 1.4

export interface ZoomRoom {
  /** The size at which the picture fits. */
  readonly fitted: Size
  /** The picture's own size. */
  readonly natural: Size
  /** The room in which it can be panned, usually the window. */
  readonly room: Size
}

/** The largest scale: the picture's own size, within limits. */
export function mostScale({ fitted, natural }: ZoomRoom): number {
  const own = fitted.width > 0 ? natural.width / fitted.width : 1
  return Math.min(MOST_LIMIT, Math.max(LEAST_LIMIT, own))
}

/**
 * Zooms about a point, which stays where it is under the finger or pointer.
 * @param point relative to the middle of the unmoved picture, in px
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

/** A double tap enlarges at its place; another one undoes it. */
export function toggleZoom(zoom: Zoom, point: Point, room: ZoomRoom): Zoom {
  if (isZoomed(zoom)) return NOT_ZOOMED
  return zoomAbout(zoom, Math.min(TAP_SCALE, mostScale(room)), point, room)
}

/** Limits panning: a picture larger than the room moves until its edge meets the room's edge, a smaller one not at all. */
export function withinRoom({ scale, x, y }: Zoom, { fitted, room }: ZoomRoom): Zoom {
  if (scale <= 1) return NOT_ZOOMED
  const beyond = (size: number, space: number) => Math.max(0, (size * scale - space) / 2)
  const [mostX, mostY] = [beyond(fitted.width, room.width), beyond(fitted.height, room.height)]
  // `|| 0` makes 0 of -0, which would be written into a style.
  return { scale, x: clamp(x, -mostX, mostX) || 0, y: clamp(y, -mostY, mostY) || 0 }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

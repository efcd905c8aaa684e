/** A place in the window or on the block; of a pointer -1 to 1 from the middle, else in px. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Of the way that is left, what is gone in a frame (contract 04 §18). */
const FRICTION = 0.1
/** Nearer than this to its goal it stands, in px. */
const ARRIVED_PX = 0.1
/** Of a device that is tilted this far, the layers are where a pointer at the window's edge would have them, in degrees. */
const FULL_TILT_DEG = 30

export const AT_REST: Point = { x: 0, y: 0 }

/** Where the pointer is, from the window's middle. */
export function pointerFrom(
  client: Point,
  window: { readonly width: number; readonly height: number },
): Point {
  if (window.width <= 0 || window.height <= 0) return AT_REST
  return { x: limit((2 * client.x) / window.width - 1), y: limit((2 * client.y) / window.height - 1) }
}

/** The same for a device that is tilted; in degrees, from how it was held at first. */
export function tiltFrom(tilt: Point, first: Point): Point {
  return { x: limit((tilt.x - first.x) / FULL_TILT_DEG), y: limit((tilt.y - first.y) / FULL_TILT_DEG) }
}

/** Where the nearest layer is to go, against the pointer (contract 04 §12). */
export function goalFor(
  pointer: Point,
  block: { readonly width: number; readonly height: number },
  scale: Point,
): Point {
  return { x: -(pointer.x * block.width * scale.x), y: -(pointer.y * block.height * scale.y) }
}

/** Where it is a frame later; at its goal at last. */
export function step(current: Point, goal: Point): Point {
  const next = (from: number, to: number) =>
    Math.abs(to - from) < ARRIVED_PX ? to : from + (to - from) * FRICTION
  return { x: next(current.x, goal.x), y: next(current.y, goal.y) }
}

export const isAt = (current: Point, goal: Point) => current.x === goal.x && current.y === goal.y

/** @param maxHeight as the server says, in px; undefined for as high as there is room */
export function blockHeight(room: number, maxHeight: number | undefined): number {
  return Math.max(0, Math.min(room, maxHeight ?? room))
}

const limit = (share: number) => Math.min(1, Math.max(-1, share))

/** A point: of the pointer from -1 to 1, relative to the window's middle; of a layer in px. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The share of the remaining distance that a layer moves in a frame (contract 04 §18). */
const FRICTION = 0.1
/** A layer this close to its goal has arrived. */
const ARRIVED_PX = 0.1
/** The tilt of a device that counts as a pointer at the window's edge, in degrees. */
const FULL_TILT_DEG = 30

export const AT_REST: Point = { x: 0, y: 0 }

/** The pointer's position relative to the window's middle, from -1 to 1. */
export function pointerFrom(
  client: Point,
  window: { readonly width: number; readonly height: number },
): Point {
  if (window.width <= 0 || window.height <= 0) return AT_REST
  return { x: limit((2 * client.x) / window.width - 1), y: limit((2 * client.y) / window.height - 1) }
}

/** The same for a tilted device. @param first the tilt at first, in degrees */
export function tiltFrom(tilt: Point, first: Point): Point {
  return { x: limit((tilt.x - first.x) / FULL_TILT_DEG), y: limit((tilt.y - first.y) / FULL_TILT_DEG) }
}

/** The goal of the nearest layer, opposite to the pointer (contract 04 §12). */
export function goalFor(
  pointer: Point,
  block: { readonly width: number; readonly height: number },
  scale: Point,
): Point {
  return { x: -(pointer.x * block.width * scale.x), y: -(pointer.y * block.height * scale.y) }
}

/** The position one frame later. */
export function step(current: Point, goal: Point): Point {
  const next = (from: number, to: number) =>
    Math.abs(to - from) < ARRIVED_PX ? to : from + (to - from) * FRICTION
  return { x: next(current.x, goal.x), y: next(current.y, goal.y) }
}

export const isAt = (current: Point, goal: Point) => current.x === goal.x && current.y === goal.y

/** @param maxHeight in px; undefined to fill the room */
export function blockHeight(room: number, maxHeight: number | undefined): number {
  return Math.max(0, Math.min(room, maxHeight ?? room))
}

const limit = (share: number) => Math.min(1, Math.max(-1, share))

import type { Point } from './item'

/**
 * How a picture is enlarged: a scale of 1 fits the room; `x` and `y` are the offset of its middle, in px.
 * Apart from `zoom.ts`, which is loaded with the gestures.
 */
export interface Zoom extends Point {
  readonly scale: number
}

export const NOT_ZOOMED: Zoom = { scale: 1, x: 0, y: 0 }

export const isZoomed = ({ scale }: Zoom) => scale > 1

import type { Point } from './item'

/** How a picture is enlarged: 1 is the size that it fits in; `x` and `y` say how far its middle is moved, in px. */
export interface Zoom extends Point {
  readonly scale: number
}

export const NOT_ZOOMED: Zoom = { scale: 1, x: 0, y: 0 }

export const isZoomed = ({ scale }: Zoom) => scale > 1

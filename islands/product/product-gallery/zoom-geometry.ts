/** Contract 02 §14. */
export const LENS_PX = 350
export const PINCH_START_SCALE = 1.2
const MIN_SCALE = 1

export interface Size {
  readonly width: number
  readonly height: number
}

/** From the picture's upper left corner, in px. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Position and size of the large picture behind the magnifier. */
export interface Background {
  readonly left: number
  readonly top: number
  readonly size: Size
}

export const middleOf = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 })

/** The nearest point on the picture. */
export function clampToPicture({ x, y }: Point, { width, height }: Size): Point {
  return { x: clamp(x, 0, width), y: clamp(y, 0, height) }
}

/** The large picture is never shown smaller than the picture itself. */
function atLeast(large: Size, shown: Size): Size {
  return { width: Math.max(large.width, shown.width), height: Math.max(large.height, shown.height) }
}

/** The lens shows the point under its middle. */
export function lensBackground(point: Point, shown: Size, large: Size): Background {
  const size = atLeast(large, shown)
  return {
    size,
    left: LENS_PX / 2 - fraction(point.x, shown.width) * size.width,
    top: LENS_PX / 2 - fraction(point.y, shown.height) * size.height,
  }
}

/** The large picture pans from edge to edge as the point moves from edge to edge of the shown one. */
export function windowBackground(point: Point, shown: Size, large: Size): Background {
  const size = atLeast(large, shown)
  return {
    size,
    left: -fraction(point.x, shown.width) * (size.width - shown.width),
    top: -fraction(point.y, shown.height) * (size.height - shown.height),
  }
}

/** Scale of a picture and the offset of its middle. */
export interface Transform extends Point {
  readonly scale: number
}

/** The picture always covers its frame. */
export function clampToFrame({ scale, x, y }: Transform, { width, height }: Size): Transform {
  const clamped = Math.max(MIN_SCALE, scale)
  const [overflowX, overflowY] = [((clamped - 1) * width) / 2, ((clamped - 1) * height) / 2]
  return { scale: clamped, x: clamp(x, -overflowX, overflowX), y: clamp(y, -overflowY, overflowY) }
}

const fraction = (part: number, whole: number) => (whole > 0 ? part / whole : 0)

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max))
}

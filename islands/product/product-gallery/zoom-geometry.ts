/** Contract 02 §14. */
export const LENS_PX = 350
export const TOUCH_SCALE = 1.2
const LEAST_SCALE = 1

export interface Size {
  readonly width: number
  readonly height: number
}

/** From the picture's upper left corner, in px. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** How a large picture lies behind a window of its own. */
export interface Backdrop {
  readonly left: number
  readonly top: number
  readonly size: Size
}

export const middleOf = ({ width, height }: Size): Spot => ({ x: width / 2, y: height / 2 })

/** The nearest spot on the picture. */
export function within({ x, y }: Spot, { width, height }: Size): Spot {
  return { x: clamp(x, 0, width), y: clamp(y, 0, height) }
}

/** A large picture that is smaller than what is shown would be no zoom. */
export function enlarged(large: Size, shown: Size): Size {
  return { width: Math.max(large.width, shown.width), height: Math.max(large.height, shown.height) }
}

/** What the lens shows is the spot under its middle. */
export function behindLens(spot: Spot, shown: Size, large: Size): Backdrop {
  const size = enlarged(large, shown)
  return {
    size,
    left: LENS_PX / 2 - share(spot.x, shown.width) * size.width,
    top: LENS_PX / 2 - share(spot.y, shown.height) * size.height,
  }
}

/** From edge to edge of the shown picture, the window pans from edge to edge of the large one. */
export function behindWindow(spot: Spot, shown: Size, large: Size): Backdrop {
  const size = enlarged(large, shown)
  return {
    size,
    left: -share(spot.x, shown.width) * (size.width - shown.width),
    top: -share(spot.y, shown.height) * (size.height - shown.height),
  }
}

/** A picture that is pulled about: `x` and `y` by how far its middle is moved. */
export interface Pull extends Spot {
  readonly scale: number
}

/** Never smaller than its frame, and never away from the frame's edges. */
export function keepInFrame({ scale, x, y }: Pull, { width, height }: Size): Pull {
  const kept = Math.max(LEAST_SCALE, scale)
  const [beyondX, beyondY] = [((kept - 1) * width) / 2, ((kept - 1) * height) / 2]
  return { scale: kept, x: clamp(x, -beyondX, beyondX), y: clamp(y, -beyondY, beyondY) }
}

const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0)

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

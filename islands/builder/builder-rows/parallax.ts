/** The layer's speeds, as shares of the scroll (spec feed and page builder §9). */
const SPEEDS: Readonly<Record<string, number>> = { slow: 0.1, fast: 0.4 }
const DEFAULT_SPEED = 0.2
/** The share of the layer's excess height that is above its row. */
const SHARE_ABOVE = 1 / 4

/** Every value but the two, even a number, means the default speed (contract 04 §1.2). */
export function speedOf(value: string | undefined): number {
  return (value !== undefined && Object.hasOwn(SPEEDS, value) ? SPEEDS[value] : undefined) ?? DEFAULT_SPEED
}

/** Heights in px. */
interface Heights {
  readonly window: number
  /** The row's height with its padding. */
  readonly inner: number
  /** The row's height with its margins. */
  readonly outer: number
}

/** A layer's size, in px (contract 04 §1.4). */
interface LayerSize {
  readonly height: number
  readonly marginTop: number
}

export function layerSize({ window, inner, outer }: Heights, speed: number): LayerSize {
  // Rounded first: an error of floating-point numbers must not add a pixel.
  const height = Math.ceil(Number((window * speed + outer).toFixed(3)))
  return { height, marginTop: -(height - inner) * SHARE_ABOVE }
}

/**
 * The layer's offset, in px (contract 04 §1.4).
 * @param passed the distance from the window's lower edge up to the row's upper edge
 * @param excess how much higher than its row the layer is
 */
export function layerShift(passed: number, excess: number, speed: number): number {
  return Math.round(passed * speed - excess)
}

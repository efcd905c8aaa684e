/** Shares of the scroll (spec feed and page builder §9). */
const SPEEDS: Readonly<Record<string, number>> = { slow: 0.1, fast: 0.4 }
const USUAL_SPEED = 0.2
/** This share of what the layer has too much stands above its row. */
const ABOVE = 1 / 4

/** Any other value than the two, numbers too, is the usual speed (contract 04 §1.2). */
export function speedOf(value: string | undefined): number {
  return (value !== undefined && Object.hasOwn(SPEEDS, value) ? SPEEDS[value] : undefined) ?? USUAL_SPEED
}

/** In px. */
export interface Heights {
  readonly window: number
  /** Of the row, with its padding. */
  readonly inner: number
  /** Of the row, with its margins. */
  readonly outer: number
}

/** In px (contract 04 §1.4). */
export interface LayerSize {
  readonly height: number
  readonly marginTop: number
}

export function layerSize({ window, inner, outer }: Heights, speed: number): LayerSize {
  // The product of decimals is not to make it a pixel higher.
  const height = Math.ceil(Number((window * speed + outer).toFixed(3)))
  return { height, marginTop: -(height - inner) * ABOVE }
}

/**
 * How far a layer has moved, in px (contract 04 §1.4).
 * @param passed from the window's lower edge up to the row's upper one
 * @param excess what the layer is higher than its row
 */
export function layerShift(passed: number, excess: number, speed: number): number {
  return Math.round(passed * speed - excess)
}

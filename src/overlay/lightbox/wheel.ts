import type { Point } from './item'

/** The properties of a wheel event that matter. */
export interface WheelFacts {
  readonly deltaX: number
  readonly deltaY: number
  /** 0: px, 1: lines, 2: pages. */
  readonly deltaMode: number
  /** Also set by browsers for a trackpad's pinch. */
  readonly ctrlKey: boolean
}

/** The meaning of a wheel event. */
export type WheelMeaning =
  | { readonly does: 'zoom'; readonly factor: number }
  | { readonly does: 'pan'; readonly delta: Point }
  /** Down and right step to the next item. */
  | { readonly does: 'step'; readonly by: -1 | 1 }
  | { readonly does: 'nothing' }

/** A notch of 100 px enlarges by a quarter. */
const ZOOM_PER_PX = 0.0025
/** A trackpad's pinch sends much smaller deltas. */
const FINE_PX = 40
const ZOOM_PER_FINE_PX = 0.01
const PX_PER: readonly number[] = [1, 16, 400]

/**
 * With Ctrl (a trackpad's pinch) the wheel zooms; over an enlarged picture it pans; otherwise it steps to the next or
 * the previous item (contract 03 §4.4).
 */
export function readWheel(wheel: WheelFacts, { isZoomed }: { isZoomed: boolean }): WheelMeaning {
  const unit = PX_PER[wheel.deltaMode] ?? 1
  const [x, y] = [wheel.deltaX * unit, wheel.deltaY * unit]
  if (wheel.ctrlKey) {
    const rate = Math.abs(y) < FINE_PX ? ZOOM_PER_FINE_PX : ZOOM_PER_PX
    return y === 0 ? { does: 'nothing' } : { does: 'zoom', factor: Math.exp(-y * rate) }
  }
  if (isZoomed) return { does: 'pan', delta: { x: -x, y: -y } }
  const along = Math.abs(y) >= Math.abs(x) ? y : x
  return along === 0 ? { does: 'nothing' } : { does: 'step', by: along > 0 ? 1 : -1 }
}

/** A trackpad's movement slows down gradually: events closer together than this belong to one movement. */
const PAUSE_MS = 150

/**
 * Makes one step of each movement of the wheel, however many events it has.
 * @returns whether an event, at this time in ms, is the first of a movement
 */
export function createWheelSteps(): (nowMs: number, by: -1 | 1) => boolean {
  let lastMs = Number.NEGATIVE_INFINITY
  let lastBy = 0
  return (nowMs, by) => {
    const isFirst = nowMs - lastMs > PAUSE_MS || by !== lastBy
    lastMs = nowMs
    lastBy = by
    return isFirst
  }
}

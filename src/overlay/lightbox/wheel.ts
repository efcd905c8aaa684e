import type { Point } from './item'

/** As much of a wheel event as counts. */
export interface WheelFacts {
  readonly deltaX: number
  readonly deltaY: number
  /** 0: px, 1: lines, 2: pages. */
  readonly deltaMode: number
  /** Browsers set it for a trackpad's pinch as well. */
  readonly ctrlKey: boolean
}

/** What a wheel event asks for. */
export type WheelMeaning =
  | { readonly does: 'zoom'; readonly factor: number }
  | { readonly does: 'pan'; readonly delta: Point }
  /** Down and right: on. */
  | { readonly does: 'step'; readonly by: -1 | 1 }
  | { readonly does: 'nothing' }

/** Enlarges by a little more than a tenth for a notch of 100 px. */
const ZOOM_PER_PX = 0.0025
/** A trackpad's pinch comes in much smaller pieces. */
const FINE_PX = 40
const ZOOM_PER_FINE_PX = 0.01
const PX_PER: readonly number[] = [1, 16, 400]

/**
 * With ctrl (a trackpad's pinch) the wheel enlarges; over an enlarged picture it moves that about; else it goes to the
 * next picture or the one before (contract 03 §4.4).
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

/** A trackpad's movement runs out slowly: as long as its events come so close together, they are one movement. */
const PAUSE_MS = 150

/**
 * Lets one step through for each movement of the wheel, however many events it is made of.
 * @returns whether an event at this time begins a movement; times in ms
 */
export function createWheelSteps(): (nowMs: number, by: -1 | 1) => boolean {
  let lastMs = Number.NEGATIVE_INFINITY
  let lastBy = 0
  return (nowMs, by) => {
    const begins = nowMs - lastMs > PAUSE_MS || by !== lastBy
    lastMs = nowMs
    lastBy = by
    return begins
  }
}

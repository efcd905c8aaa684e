import { cancelAnimation } from '../../../src/motion/reduced-motion'
import { DRAWING_MS, type DrawingType, dashOffsets, timingsOf } from './drawing'

/** Elements with a stroke. */
const STROKES = 'path, line, polyline, polygon, rect, circle, ellipse'
/** Elements that are only drawn where others refer to them. */
const DEFINITIONS = 'defs, clipPath, mask, pattern, symbol, marker'

interface Stroke {
  readonly shape: SVGElement
  readonly length: number
}

/**
 * Animates the strokes of an icon. Where the browser cannot measure or animate them, the icon is complete at once.
 * @returns a function that completes the icon
 */
export function drawStrokes(svg: SVGElement, type: DrawingType): () => void {
  const strokes = strokesOf(svg)
  const timings = timingsOf(
    strokes.map(({ length }) => length),
    type,
  )
  const animations = strokes.map(({ shape, length }, index) => {
    const timing = timings[index]
    if (!timing || typeof shape.animate !== 'function') return undefined
    // At the end the icon has its own look again, without dashes.
    return shape.animate(
      dashOffsets(timing, length).map((missing) => ({
        strokeDasharray: `${length} ${length}`,
        strokeDashoffset: `${missing}`,
      })),
      { duration: DRAWING_MS, fill: 'none' },
    )
  })
  return () => {
    for (const animation of animations) cancelAnimation(animation)
  }
}

function strokesOf(svg: SVGElement): Stroke[] {
  return [...svg.querySelectorAll<SVGElement>(STROKES)].flatMap((shape) => {
    if (shape.closest(DEFINITIONS)) return []
    const length = lengthOf(shape)
    return length > 0 ? [{ shape, length }] : []
  })
}

/** The length of a stroke, rounded up so that no gap is left at its end. */
function lengthOf(shape: SVGElement & { getTotalLength?: () => number }): number {
  try {
    const length = shape.getTotalLength?.() ?? 0
    return Number.isFinite(length) && length > 0 ? Math.ceil(length) + 1 : 0
  } catch {
    // An element that is not rendered has no length.
    return 0
  }
}

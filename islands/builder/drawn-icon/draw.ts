import { cancelAnimation } from '../../../src/motion/reduced-motion'
import { DRAWING_MS, type DrawingType, missingOf, turnsOf } from './drawing'

/** What has a stroke, unless it is only there for others to refer to. */
const STROKES = 'path, line, polyline, polygon, rect, circle, ellipse'
const REFERRED = 'defs, clipPath, mask, pattern, symbol, marker'

interface Stroke {
  readonly shape: SVGElement
  readonly length: number
}

/**
 * Has an icon draw itself. Where the browser can not measure its strokes, or not animate, it is complete at once.
 * @returns the way to have it complete
 */
export function drawStrokes(svg: SVGElement, type: DrawingType): () => void {
  const strokes = strokesOf(svg)
  const turns = turnsOf(
    strokes.map(({ length }) => length),
    type,
  )
  const animations = strokes.map(({ shape, length }, index) => {
    const turn = turns[index]
    if (!turn || typeof shape.animate !== 'function') return undefined
    // Their end is the icon as it is: no dash stays behind.
    return shape.animate(
      missingOf(turn, length).map((missing) => ({
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
    if (shape.closest(REFERRED)) return []
    const length = lengthOf(shape)
    return length > 0 ? [{ shape, length }] : []
  })
}

/** A little more than it is, so that no gap is left where the line ends. */
function lengthOf(shape: SVGElement & { getTotalLength?: () => number }): number {
  try {
    const length = shape.getTotalLength?.() ?? 0
    return Number.isFinite(length) && length > 0 ? Math.ceil(length) + 1 : 0
  } catch {
    // What is not rendered has none.
    return 0
  }
}

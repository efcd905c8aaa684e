import type { Colours } from './markup'
import { arcOf, bitmapScale, type Ring, radiusOf } from './ring'

interface Painter {
  readonly canvas: HTMLCanvasElement
  paint(percent: number): void
}

/**
 * Draws a ring chart: the track first, then the bar.
 * @param host its text colour is the bar's colour where the bar has no valid one
 * @returns undefined without support for canvas
 */
export function createPainter(
  host: HTMLElement,
  { ring, colours, pixelRatio }: { ring: Ring; colours: Colours; pixelRatio: number },
): Painter | undefined {
  const { size, lineWidth } = ring
  const canvas = host.ownerDocument.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const scale = bitmapScale(pixelRatio)
  canvas.width = size * scale
  canvas.height = size * scale
  canvas.style.width = `${size}px`
  canvas.style.height = `${size}px`
  const textColour = getComputedStyle(host).color

  function stroke(colour: string, percent: number) {
    if (!context || percent <= 0) return
    const { start, end } = arcOf(percent)
    context.beginPath()
    context.arc(size / 2, size / 2, radiusOf(ring), start, end)
    // Setting an invalid colour keeps the one before.
    context.strokeStyle = textColour
    context.strokeStyle = colour
    context.stroke()
  }
  return {
    canvas,
    paint(percent) {
      context.setTransform(scale, 0, 0, scale, 0, 0)
      context.clearRect(0, 0, size, size)
      context.lineWidth = lineWidth
      context.lineCap = 'round'
      stroke(colours.track, 100)
      stroke(colours.bar, percent)
    },
  }
}

import type { Colours } from './markup'
import { arcOf, bitmapScale, type Ring, radiusOf } from './ring'

export interface Painter {
  readonly canvas: HTMLCanvasElement
  paint(percent: number): void
}

/**
 * Draws a ring chart: the track first, then the bar.
 * @param host its text's colour is the bar's, if that has none that the browser understands
 * @returns undefined where the browser does not draw
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
    // A colour that is none leaves the one before.
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

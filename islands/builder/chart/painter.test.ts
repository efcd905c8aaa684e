import { expect, test, vi } from 'vitest'
import { createPainter } from './painter'

const RING = { size: 170, lineWidth: 3, from: 0, to: 92 }

/** The strokes that were drawn, each with its look. */
function recordStrokes() {
  const strokes: { readonly colour: string; readonly arc: number[]; readonly line: unknown[] }[] = []
  const clear = vi.fn()
  const scale = vi.fn()
  let colour = ''
  let arc: number[] = []
  const context = {
    lineWidth: 1,
    lineCap: 'butt',
    setTransform: scale,
    clearRect: clear,
    beginPath() {},
    arc: (...given: number[]) => {
      arc = given
    },
    // A browser ignores an invalid colour as well.
    set strokeStyle(given: string) {
      if (given.startsWith('#') || given.startsWith('rgb')) colour = given
    },
    stroke: () => void strokes.push({ colour, arc, line: [context.lineWidth, context.lineCap] }),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  return { strokes, clear, scale }
}
function painterOf(colours: { track: string; bar: string }) {
  document.body.style.color = 'rgb(1, 2, 3)'
  return createPainter(document.body, { ring: RING, colours, pixelRatio: 2 })
}

test('[P05] chart: the track comes first, then the bar from twelve o’clock on, with round ends', () => {
  const { strokes, clear, scale } = recordStrokes()
  painterOf({ track: '#eee', bar: '#b00' })?.paint(25)
  expect(scale).toHaveBeenCalledWith(2, 0, 0, 2, 0, 0)
  expect(clear).toHaveBeenCalledWith(0, 0, 170, 170)
  const top = -Math.PI / 2
  expect(strokes).toEqual([
    { colour: '#eee', arc: [85, 85, 69.9, top, top + 2 * Math.PI], line: [3, 'round'] },
    { colour: '#b00', arc: [85, 85, 69.9, top, 0], line: [3, 'round'] },
  ])
})

test('[P05] chart: a bar of 0 % draws nothing', () => {
  const { strokes } = recordStrokes()
  painterOf({ track: '#eee', bar: '#b00' })?.paint(0)
  expect(strokes.map(({ colour }) => colour)).toEqual(['#eee'])
})

test('[P05] chart: a bar without a colour has the text’s colour', () => {
  const { strokes } = recordStrokes()
  painterOf({ track: '#eee', bar: 'no colour' })?.paint(50)
  expect(strokes.map(({ colour }) => colour)).toEqual(['#eee', 'rgb(1, 2, 3)'])
})

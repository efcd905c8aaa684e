import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ANIMATION_MS, arcOf, bitmapScale, percentAt, percentOf, radiusOf, readRing } from './ring'

describe('[P05] chart: rules', () => {
  test.each([
    ['170', '3', '0', '92', { size: 170, lineWidth: 3, from: 0, to: 92 }],
    [null, null, null, null, { size: 70, lineWidth: 3, from: 0, to: 0 }],
    ['0', '-2', 'x', '1e3', { size: 70, lineWidth: 3, from: 0, to: 100 }],
    ['Infinity', 'NaN', '-5', '92%', { size: 70, lineWidth: 3, from: 0, to: 92 }],
    ['1e9', '9000', '', 'Infinity', { size: 1000, lineWidth: 500, from: 0, to: 100 }],
  ])('[P05] chart: of size %s, line %s, from %s to %s', (size, lineWidth, from, to, ring) => {
    expect(readRing({ size, lineWidth, from, to })).toEqual(ring)
  })

  test('[P05] chart: any percent is between 0 and 100', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const percent = percentOf(text)
        expect(percent >= 0 && percent <= 100).toBe(true)
      }),
    )
  })

  test('[P05] chart: the radius leaves room for half the line and 8 % of the size', () => {
    expect(radiusOf({ size: 170, lineWidth: 3 })).toBeCloseTo(85 - 1.5 - 13.6)
    expect(radiusOf({ size: 70, lineWidth: 35 })).toBeCloseTo(35 - 17.5 - 5.6)
    expect(radiusOf({ size: 10, lineWidth: 10 })).toBe(0)
  })

  test('[P05] chart: it begins at twelve o’clock', () => {
    expect(arcOf(25)).toEqual({ start: -Math.PI / 2, end: 0 })
    expect(arcOf(100).end - arcOf(100).start).toBeCloseTo(2 * Math.PI)
  })

  test.each([
    [0, 10],
    [ANIMATION_MS / 4, 20],
    [ANIMATION_MS / 2, 50],
    [(ANIMATION_MS * 3) / 4, 80],
    [ANIMATION_MS, 90],
    [ANIMATION_MS * 9, 90],
    [-5, 10],
  ])('[P05] chart: from 10 to 90, after %s ms it is at %s', (elapsed, percent) => {
    expect(percentAt({ from: 10, to: 90 }, elapsed)).toBeCloseTo(percent)
  })

  test.each([
    [1, 1],
    [1.5, 1],
    [1.51, 2],
    [3, 2],
  ])('[P05] chart: at a pixel ratio of %s the bitmap is %s times as large', (ratio, scale) => {
    expect(bitmapScale(ratio)).toBe(scale)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  clampToFrame,
  clampToPicture,
  LENS_PX,
  lensBackground,
  middleOf,
  windowBackground,
} from './zoom-geometry'

const SHOWN = { width: 600, height: 600 }
const LARGE = { width: 1200, height: 1200 }

describe('[S36] product gallery: zoom geometry', () => {
  test('[S36] product gallery: the lens shows the point under its middle', () => {
    expect(lensBackground({ x: 300, y: 150 }, SHOWN, LARGE)).toEqual({
      size: LARGE,
      left: 175 - 600,
      top: 175 - 300,
    })
  })

  test.each([
    [{ x: 0, y: 0 }, 0, 0],
    [{ x: 300, y: 300 }, -300, -300],
    [{ x: 600, y: 600 }, -600, -600],
  ])('[S36] product gallery: the window pans from edge to edge, at %o', (point, left, top) => {
    const backdrop = windowBackground(point, SHOWN, LARGE)
    expect([backdrop.left + 0, backdrop.top + 0]).toEqual([left, top])
  })

  test('[S36] product gallery: a small large picture is never shown smaller than the picture', () => {
    expect(lensBackground(middleOf(SHOWN), SHOWN, { width: 150, height: 900 }).size).toEqual({
      width: 600,
      height: 900,
    })
  })

  const size = fc.record({
    width: fc.integer({ min: 1, max: 3000 }),
    height: fc.integer({ min: 1, max: 3000 }),
  })
  const point = fc.record({ x: fc.integer(), y: fc.integer() })

  test('[S36] product gallery: points are clamped to the picture, and inner zoom shows no area outside it', () => {
    fc.assert(
      fc.property(point, size, size, (wanted, shown, large) => {
        const at = clampToPicture(wanted, shown)
        expect(at.x >= 0 && at.x <= shown.width && at.y >= 0 && at.y <= shown.height).toBe(true)
        const { left, top, size: back } = windowBackground(at, shown, large)
        expect(left <= 0 && left + back.width >= shown.width - 0.001).toBe(true)
        expect(top <= 0 && top + back.height >= shown.height - 0.001).toBe(true)
        const lens = lensBackground(at, shown, large)
        expect(LENS_PX / 2 - lens.left).toBeCloseTo((at.x / shown.width) * lens.size.width)
      }),
    )
  })

  test('[S36] product gallery: a pinched picture always covers its frame', () => {
    const pull = fc.record({
      scale: fc.double({ min: 0, max: 8, noNaN: true }),
      x: fc.integer({ min: -9999, max: 9999 }),
      y: fc.integer({ min: -9999, max: 9999 }),
    })
    fc.assert(
      fc.property(pull, size, (wanted, frame) => {
        const { scale, x, y } = clampToFrame(wanted, frame)
        expect(scale).toBeGreaterThanOrEqual(1)
        expect(Math.abs(x)).toBeLessThanOrEqual(((scale - 1) * frame.width) / 2)
        expect(Math.abs(y)).toBeLessThanOrEqual(((scale - 1) * frame.height) / 2)
      }),
    )
  })
})

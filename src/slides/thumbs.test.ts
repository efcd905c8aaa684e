import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stripLength, stripOffset, THUMB_SPACING_PX, thumbSize } from './thumbs'

describe('[S36] product gallery: the strip of thumbs', () => {
  test('[S36] product gallery: three thumbs of 190 px fill 630 px (PG1)', () => {
    expect(thumbSize(630, 3)).toBe(190)
    expect(stripLength(4, 190)).toBe(880)
  })

  test.each([
    [0, 0],
    [1, 0],
    [2, 220],
    [3, 440],
    [4, 660],
    [5, 660],
  ])('[S36] product gallery: thumb %i of six moves the strip by %i px', (index, offset) => {
    expect(stripOffset(index, { count: 6, sizePx: 190, lengthPx: 630 })).toBe(offset)
  })

  const strips = fc.record({
    count: fc.integer({ min: 1, max: 60 }),
    inView: fc.integer({ min: 1, max: 12 }),
    lengthPx: fc.integer({ min: 400, max: 2000 }),
  })

  test('[S36] product gallery: as many thumbs as belong in view fit exactly', () => {
    fc.assert(
      fc.property(strips, ({ inView, lengthPx }) => {
        const sizePx = thumbSize(lengthPx, inView)
        expect(stripLength(inView, sizePx) - THUMB_SPACING_PX).toBeCloseTo(lengthPx)
      }),
    )
  })

  test('[S36] product gallery: the strip never shows more than its ends, and always the active thumb', () => {
    fc.assert(
      fc.property(strips, fc.nat(), ({ count, inView, lengthPx }, number) => {
        const index = number % count
        const sizePx = thumbSize(lengthPx, inView)
        const offset = stripOffset(index, { count, sizePx, lengthPx })
        const last = stripLength(count, sizePx) - THUMB_SPACING_PX - lengthPx
        const start = index * (sizePx + THUMB_SPACING_PX)
        expect(offset).toBeGreaterThanOrEqual(0)
        expect(offset).toBeLessThanOrEqual(Math.max(0, last) + 0.001)
        expect(start - offset).toBeGreaterThanOrEqual(-0.001)
        expect(start + sizePx - offset).toBeLessThanOrEqual(lengthPx + 0.001)
      }),
    )
  })

  test('[S36] product gallery: away from the ends the active thumb is in the middle', () => {
    fc.assert(
      fc.property(strips, fc.nat(), ({ count, inView, lengthPx }, number) => {
        const index = number % count
        const sizePx = thumbSize(lengthPx, inView)
        const offset = stripOffset(index, { count, sizePx, lengthPx })
        const last = Math.max(0, stripLength(count, sizePx) - THUMB_SPACING_PX - lengthPx)
        if (offset === 0 || offset === last) return
        const middle = index * (sizePx + THUMB_SPACING_PX) + sizePx / 2 - offset
        expect(middle).toBeCloseTo(lengthPx / 2)
      }),
    )
  })
})

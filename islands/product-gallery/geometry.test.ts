import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chooseLayout,
  slideHeight,
  stripLength,
  stripOffset,
  THUMB_SPACING_PX,
  thumbSize,
  thumbsInView,
} from './geometry'

const FACTS = { wanted: 'left', heightPx: 700, split: false, mobile: false, windowPx: 1200 } as const
const BOTTOM = { kind: 'bottom' } as const
const left = (heightPx: number) => ({ kind: 'left', heightPx }) as const

describe('[S36] product gallery: where the thumbs are', () => {
  test.each([
    ['left as the site wants it', {}, left(700)],
    ['bottom as the site wants it', { wanted: 'bottom' as const }, BOTTOM],
    [
      'on a split page left and higher, whatever the site wants',
      { wanted: 'bottom' as const, split: true },
      left(1000),
    ],
    ['on a phone bottom, even on a split page', { mobile: true, split: true }, BOTTOM],
    ['in a window of 768 px bottom (PG4)', { windowPx: 768 }, BOTTOM],
    ['in a window of 769 px left', { windowPx: 769 }, left(700)],
  ])('[S36] product gallery: %s', (_, facts, layout) => {
    expect(chooseLayout({ ...FACTS, ...facts })).toEqual(layout)
  })

  test.each([
    [BOTTOM, 1200, 3],
    [left(700), 1200, 7],
    [left(799), 1200, 7],
    [left(1000), 1200, 10],
    [left(50), 1200, 1],
    [left(700), 768, 7],
    [left(700), 767, 3],
  ])('[S36] product gallery: %o in a window of %i px has %i thumbs in view', (layout, windowPx, count) => {
    expect(thumbsInView(layout, windowPx)).toBe(count)
  })

  test('[S36] product gallery: below 768 px slides are half as high', () => {
    expect([slideHeight(700, 768), slideHeight(700, 767)]).toEqual([700, 350])
  })
})

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

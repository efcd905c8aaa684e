import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itemSize } from './item-size'

describe('[S07] overlay menu: the size of its items', () => {
  test.each([
    [600, 6, { font: 47, line: 75 }],
    [600, 3, { font: 60, line: 100 }],
    [600, 1, { font: 60, line: 100 }],
    [605, 6, { font: 47, line: 75 }],
    [780, 6, { font: 60, line: 100 }],
    [768, 6, { font: 60, line: 100 }],
    [750, 6, { font: 60, line: 100 }],
    [744, 6, { font: 59, line: 99 }],
    [600, 24, null],
    [600, 0, null],
    [0, 6, null],
    [Number.NaN, 3, null],
  ])('[S07] overlay menu: %s px for %s items: %s (8.2, 8.3)', (height, items, size) => {
    expect(itemSize(height, items)).toEqual(size)
  })

  test('[S07] overlay menu: all items fit together, and none exceeds the limits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 60 }), (height, items) => {
        const size = itemSize(height, items)
        if (!size) return
        expect(size.line * items).toBeLessThanOrEqual(height)
        expect(size.font).toBeLessThanOrEqual(60)
        expect(size.line).toBeLessThanOrEqual(100)
        expect(size.line).toBeGreaterThan(0)
      }),
    )
  })
})

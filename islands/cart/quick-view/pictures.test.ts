import { describe, expect, test } from 'vitest'
import { pictureOf, stepTo } from './pictures'

describe('[S37] quick view pictures', () => {
  test.each([
    [0, 1, 3, true, 1],
    [2, 1, 3, true, 0],
    [0, -1, 3, true, 2],
    [2, 1, 3, false, null],
    [0, -1, 3, false, null],
    [1, -1, 3, false, 0],
    [0, 1, 1, true, null],
  ] as const)(
    '[S37] step from picture %i by %i of %i (infinite: %s)',
    (index, by, count, isInfinite, expected) => {
      expect(stepTo(index, by, { count, isInfinite })).toBe(expected)
    },
  )

  test.each([
    [62, 1],
    [6, 0],
    [162, 0],
    [63, 2],
    [64, 2],
    [Number.NaN, 0],
  ])('[S37] (QV8) variation %d shows its picture, or the first one', (id, expected) => {
    expect(pictureOf(['-0-', '-62-', '-63- -64-', null], id)).toBe(expected)
  })
})

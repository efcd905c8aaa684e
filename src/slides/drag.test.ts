import { describe, expect, test } from 'vitest'
import { swipeStep } from './drag'

describe('[S36] swipe: where a drag leads', () => {
  test.each([
    [-39, false, 0],
    [-40, false, 1],
    [39, false, 0],
    [40, false, -1],
    [-40, true, -1],
    [40, true, 1],
    [0, true, 0],
  ])('[S36] [S37] [S29] swipe: %i px, right to left %s: %i (PG5, PG8)', (delta, rtl, by) => {
    expect(swipeStep(delta, { leastPx: 40, rtl })).toBe(by)
  })
})

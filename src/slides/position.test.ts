import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { goTo, stepAround } from './position'

describe('[S21] slides: the position', () => {
  test.each([
    [2, 1, 0],
    [0, -1, 2],
    [0, 1, 1],
    [1, -1, 0],
  ] as const)('[S21] slides: of three from slide %i by %i to slide %i (3.3)', (index, by, next) => {
    expect(stepAround({ index, count: 3 }, by)).toEqual({ index: next, count: 3 })
  })

  test('[S21] slides: one round ends at the first slide', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(), fc.constantFrom(-1, 1), (count, number, by) => {
        const start = { index: number % count, count }
        let position = start
        for (let step = 0; step < count; step++) position = stepAround(position, by as -1 | 1)
        expect(position).toEqual(start)
      }),
    )
  })

  test('[S21] slides: an empty list is no error', () => {
    expect([stepAround({ index: 0, count: 0 }, 1).index, goTo({ index: 0, count: 0 }, 4).index]).toEqual([
      0, 0,
    ])
  })
})

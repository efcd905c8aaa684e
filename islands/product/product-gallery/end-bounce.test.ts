import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { goTo } from '../../../src/slides/position'
import { step } from './end-bounce'

describe('[S36] product gallery: the slide that is shown', () => {
  test('[S36] product gallery: a step past an end changes nothing and names the end (PG6)', () => {
    const first = { index: 0, count: 3 }
    const last = { index: 2, count: 3 }
    expect(step(first, -1)).toEqual({ position: first, end: 'leftEnd' })
    expect(step(last, 1)).toEqual({ position: last, end: 'rightEnd' })
    expect(step(first, 1)).toEqual({ position: { index: 1, count: 3 } })
  })

  test('[S36] product gallery: the index is always that of an existing slide', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer(), (count, wanted) => {
        const { index } = goTo({ index: 0, count }, wanted)
        expect(index).toBeGreaterThanOrEqual(0)
        expect(index).toBeLessThan(count)
      }),
    )
  })

  test('[S36] product gallery: a step back and forth returns to the same slide, except at an end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 50 }), fc.nat(), (count, number) => {
        const start = { index: number % count, count }
        const there = step(start, 1)
        if (!there.end) expect(step(there.position, -1).position).toEqual(start)
      }),
    )
  })

  test('[S36] product gallery: a list without slides causes no error', () => {
    expect(step({ index: 0, count: 0 }, 1).position.index).toBe(0)
  })
})

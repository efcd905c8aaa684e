import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clampIndex, isInView, type Position, pageOf, pageStops, step, stopAfter } from './state'

const STOPS = [0, 200, 400, 600]

describe('[S21] carousels: stops', () => {
  test.each([
    ['on', { index: 0, count: 3 }, 1, { index: 1, wraps: false }],
    ['back', { index: 2, count: 3 }, -1, { index: 1, wraps: false }],
    ['beyond the end', { index: 2, count: 3 }, 1, { index: 0, wraps: true }],
    ['before the beginning', { index: 0, count: 3 }, -1, { index: 2, wraps: true }],
    ['where all is in view', { index: 0, count: 1 }, 1, { index: 0, wraps: false }],
  ] as const)('[S21] carousels: a step %s (1.10)', (_, position, by, expected) => {
    expect(step(position, by)).toEqual(expected)
  })

  test.each([
    // Left by 12 px and by 8 px.
    [0, 12, 1],
    [0, 8, 0],
    [0, 10, 0],
    [400, 388, 1],
    [400, 392, 2],
    [0, 212, 2],
    [0, 205, 1],
    [0, 5000, 3],
    [0, -30, 0],
    [600, 620, 3],
    [200, 200, 1],
  ])('[S21] carousels: a drag from %i to %i px ends at stop %i (1.18)', (from, to, index) => {
    expect(stopAfter({ stops: STOPS, from, to, slide: 200 })).toBe(index)
  })

  test('[S21] carousels: a drag ends at a stop, at most one slide from where it was released', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 600 }), (from, to) => {
        const index = stopAfter({ stops: STOPS, from, to, slide: 200 })
        expect(Math.abs((STOPS[index] ?? Number.NaN) - to)).toBeLessThan(200)
      }),
    )
  })

  test.each([
    [7, 3, [0, 3, 4]],
    [6, 3, [0, 3]],
    [3, 4, [0]],
    [5, 1, [0, 1, 2, 3, 4]],
    [0, 4, [0]],
  ])('[S21] carousels: %i items, %i in view: dots at %j (1.17)', (count, perView, stops) => {
    expect(pageStops(count, perView)).toEqual(stops)
  })

  test.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [4, 2],
  ])('[S21] carousels: at stop %i dot %i is on', (index, page) => {
    expect(pageOf([0, 3, 4], index)).toBe(page)
  })
})

describe('[S21] slides: the position', () => {
  const positions = fc
    .tuple(fc.integer({ min: 1, max: 50 }), fc.nat())
    .map(([count, number]): Position => ({ index: number % count, count }))

  test.each([
    [2, 1, 0],
    [0, -1, 2],
    [0, 1, 1],
    [1, -1, 0],
  ] as const)('[S21] slides: of three from slide %i by %i to slide %i (3.3)', (index, by, next) => {
    expect(step({ index, count: 3 }, by).index).toBe(next)
  })

  test('[S21] slides: one round ends at the first slide', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom(-1, 1), ({ index: start, count }, by) => {
        let index = start
        for (let steps = 0; steps < count; steps++) index = step({ index, count }, by as -1 | 1).index
        expect(index).toBe(start)
      }),
    )
  })

  test('[S36] product gallery: a step past an end is known as such (PG6)', () => {
    expect(step({ index: 0, count: 3 }, -1).wraps).toBe(true)
    expect(step({ index: 2, count: 3 }, 1).wraps).toBe(true)
    expect(step({ index: 0, count: 3 }, 1).wraps).toBe(false)
  })

  test('[S36] product gallery: a step back and forth returns to the same slide', () => {
    fc.assert(
      fc.property(positions, ({ index, count }) => {
        const there = step({ index, count }, 1)
        expect(step({ index: there.index, count }, -1)).toEqual({ index, wraps: there.wraps })
      }),
    )
  })

  test('[S36] product gallery: the index is always that of an existing slide', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer(), (count, wanted) => {
        const index = clampIndex(wanted, count)
        expect(index).toBeGreaterThanOrEqual(0)
        expect(index).toBeLessThan(count)
      }),
    )
  })

  test('[S29] preview slider: stops at its ends', () => {
    expect([clampIndex(-1, 3), clampIndex(1, 3), clampIndex(3, 3)]).toEqual([0, 1, 2])
  })

  test('[S21] slides: an empty list is no error', () => {
    expect([step({ index: 0, count: 0 }, 1).index, clampIndex(4, 0)]).toEqual([0, 0])
  })

  test.each([
    [3, 3, true],
    [4, 3, true],
    [5, 3, false],
    [0, 5, true],
    [1, 5, false],
  ])('[S21] slides: slide %i of six, two in view from slide %i: %s', (index, current, expected) => {
    expect(isInView(index, { current, count: 6, perView: 2 })).toBe(expected)
  })
})

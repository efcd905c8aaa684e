import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageOf, pageStops, step, stopAfter } from './stops'

const STOPS = [0, 200, 400, 600]

describe('[S21] carousels: stops', () => {
  test.each([
    ['on', { index: 0, last: 2 }, 1, { index: 1, rewinds: false }],
    ['back', { index: 2, last: 2 }, -1, { index: 1, rewinds: false }],
    ['beyond the end', { index: 2, last: 2 }, 1, { index: 0, rewinds: true }],
    ['before the beginning', { index: 0, last: 2 }, -1, { index: 2, rewinds: true }],
    ['where all is in view', { index: 0, last: 0 }, 1, { index: 0, rewinds: false }],
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

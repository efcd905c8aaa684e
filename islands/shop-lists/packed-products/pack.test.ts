import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { doubleHeight, pack, type Size, wholeRows } from './pack'

const box = (width: number, height: number): Size => ({ width, height })
const at = (x: number, y: number) => ({ x, y })

describe('[S29] packed products: geometry', () => {
  test('[S29] packed products: products of one size make rows', () => {
    const { places, height } = pack(
      [1, 2, 3, 4].map(() => box(100, 50)),
      { width: 300, column: 100 },
    )
    expect(places).toEqual([at(0, 0), at(100, 0), at(200, 0), at(0, 50)])
    expect(height).toBe(100)
  })

  test('[S29] packed products: each takes the highest free place, a large one over two columns', () => {
    const boxes = [box(200, 200), box(100, 100), box(100, 200), box(100, 100), box(200, 50)]
    const { places, height } = pack(boxes, { width: 400, column: 100 })
    expect(places).toEqual([at(0, 0), at(200, 0), at(300, 0), at(200, 100), at(0, 200)])
    expect(height).toBe(250)
  })

  test('[S29] packed products: products flow around fixed elements', () => {
    const stamp = { x: 300, y: 0, width: 100, height: 120 }
    const { places } = pack(
      [1, 2, 3, 4, 5, 6, 7, 8].map(() => box(100, 60)),
      { width: 400, column: 100, stamps: [stamp] },
    )
    expect(places.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [100, 0],
      [200, 0],
      [0, 60],
      [100, 60],
      [200, 60],
      [0, 120],
      [100, 120],
    ])
  })

  test.each([
    [299.4, 100, 3],
    [300.4, 100.1, 3],
    [298, 100, 2],
    [50, 100, 1],
    [0, 100, 1],
    [300, 0, 1],
  ])('[S29] packed products: a list of %s px with columns of %s px has %i', (width, column, count) => {
    const { places } = pack(
      Array.from({ length: 8 }, () => box(Math.min(column, 90), 10)),
      { width, column },
    )
    expect(new Set(places.map(({ x }) => x)).size).toBe(count)
  })

  test('[S29] packed products: an empty list has no height', () => {
    expect(pack([], { width: 300, column: 100 })).toEqual({ places: [], height: 0 })
  })

  test('[S29] packed products: products never overlap and never leave the list', () => {
    const boxes = fc.array(
      fc.record({ width: fc.integer({ min: 1, max: 500 }), height: fc.integer({ min: 1, max: 300 }) }),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(boxes, fc.integer({ min: 1, max: 6 }), (sizes, columns) => {
        const width = columns * 100
        const fitting = sizes.map((size) => box(Math.min(size.width, width), size.height))
        const { places, height } = pack(fitting, { width, column: 100 })
        const rects = fitting.map((size, index) => ({ ...size, ...(places[index] ?? at(-1, -1)) }))
        rects.forEach((rect, index) => {
          expect(rect.x >= 0 && rect.x + rect.width <= width + 1).toBe(true)
          expect(rect.y >= 0 && rect.y + rect.height <= height).toBe(true)
          for (const other of rects.slice(0, index)) {
            const apart =
              rect.x + rect.width <= other.x + 1 ||
              other.x + other.width <= rect.x + 1 ||
              rect.y + rect.height <= other.y ||
              other.y + other.height <= rect.y
            expect(apart).toBe(true)
          }
        })
      }),
    )
  })

  test('[S29] packed products: the height of two standard products and a gap, and of a sidebar in whole rows', () => {
    expect(doubleHeight({ height: 300, gap: 24 })).toBe(624)
    expect([wholeRows(500, 200), wholeRows(400, 200), wholeRows(0, 200), wholeRows(500, 0)]).toEqual([
      600, 400, 0, 500,
    ])
  })
})

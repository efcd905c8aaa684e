import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Brick, createPacking } from './packing'

const brick = (columns: number, height: number): Brick => ({ columns, height })
const [standard, wide, tall, wideTall] = [brick(1, 100), brick(2, 100), brick(1, 200), brick(2, 200)]

function pack(columns: number, bricks: readonly Brick[]) {
  const place = createPacking(columns)
  return bricks.map((each) => {
    const { column, top } = place(each)
    return { ...each, column, top }
  })
}
const spots = (columns: number, bricks: readonly Brick[]) =>
  pack(columns, bricks).map(({ column, top }) => [column, top])

test('[S62] packing: places each item as high as it fits', () => {
  const heights = [100, 300, 100, 100].map((height) => brick(1, height))
  expect(spots(3, heights)).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 100],
  ])
})

test('[S62] packing: a small item fills the hole above a wide one', () => {
  expect(spots(3, [standard, wide, tall, standard, wideTall, standard, tall])).toEqual([
    [0, 0],
    [1, 0],
    [0, 100],
    [1, 100],
    [1, 200],
    [2, 100],
    [0, 300],
  ])
})

test('[S62] packing: an item that is less than a pixel too high fits, one pixel too high does not', () => {
  const hole = [tall, standard, brick(2, 100)]
  expect(spots(3, [...hole, brick(1, 100.9)]).at(-1)).toEqual([2, 0])
  expect(spots(2, [standard, brick(1, 201), wide, brick(1, 101.9)]).at(-1)).toEqual([0, 100])
  expect(spots(2, [standard, brick(1, 201), wide, brick(1, 102)]).at(-1)).toEqual([0, 301])
})

test('[S62] packing: items do not overlap, stay inside, and could not be higher', () => {
  const someBrick = fc.record({
    columns: fc.integer({ min: 1, max: 3 }),
    height: fc.integer({ min: 20, max: 300 }),
  })
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 6 }), fc.array(someBrick, { maxLength: 18 }), (columns, bricks) => {
      const placed = pack(columns, bricks)
      const meets = (one: (typeof placed)[number], other: (typeof placed)[number]) =>
        one.column < other.column + other.columns &&
        other.column < one.column + one.columns &&
        one.top < other.top + other.height &&
        other.top < one.top + one.height
      placed.forEach((one, at) => {
        const before = placed.slice(0, at)
        expect(one.column + one.columns).toBeLessThanOrEqual(columns)
        expect(before.filter((other) => meets(one, other))).toEqual([])
        const tops = [0, ...before.map(({ top, height }) => top + height)].filter((top) => top < one.top)
        const places = tops.flatMap((top) =>
          Array.from({ length: columns - one.columns + 1 }, (_, column) => ({ ...one, column, top })),
        )
        expect(places.filter((place) => !before.some((other) => meets(place, other)))).toEqual([])
      })
    }),
  )
})

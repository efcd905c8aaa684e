import { expect, test } from 'vitest'
import { rowInView } from './row-in-view'

const ROWS = [
  { top: 0, height: 500 },
  { top: 500, height: 500 },
  { top: 1000, height: 500 },
]

test.each([
  [0, 0, 0],
  [499, 0, 0],
  [500, 0, 1],
  [410, 90, 1],
  [409, 90, 0],
  [1499, 0, 2],
  [1500, 0, -1],
])(
  '[S03] row in view: scrolled to %s with %s px covered it is row %s (3.7, 5.7)',
  (scrollTop, offset, index) => {
    expect(rowInView(ROWS, { scrollTop, height: 800, offset })).toBe(index)
  },
)

test('[S03] row in view: a row below the window is not in view; without rows there is none', () => {
  expect(rowInView([{ top: 900, height: 10 }], { scrollTop: 0, height: 800, offset: 100 })).toBe(-1)
  expect(rowInView([{ top: 899, height: 10 }], { scrollTop: 0, height: 800, offset: 100 })).toBe(0)
  expect(rowInView([], { scrollTop: 0, height: 800, offset: 0 })).toBe(-1)
})

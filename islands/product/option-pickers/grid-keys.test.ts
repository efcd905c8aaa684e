import { describe, expect, test } from 'vitest'
import { columnsOf, nextIndex } from './grid-keys'

describe('[S34] arrow keys among badges', () => {
  const grid = { count: 8, columns: 3 }
  test.each<[string, number, number | null]>([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 7, 0],
    ['ArrowLeft', 0, 7],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 6, 6],
    ['ArrowUp', 4, 1],
    ['ArrowUp', 1, 1],
    ['Home', 5, 0],
    ['End', 5, 7],
    ['Tab', 5, null],
    ['a', 5, null],
  ])('[S34] arrow keys: %s at %i leads to %j', (key, index, next) => {
    expect(nextIndex(key, index, grid)).toBe(next)
  })

  test('[S34] arrow keys: without badges there is no target', () => {
    expect(nextIndex('ArrowRight', -1, { count: 0, columns: 1 })).toBeNull()
  })

  test('[S34] arrow keys: columns are counted by position', () => {
    const badge = (offsetTop: number) =>
      Object.defineProperty(document.createElement('div'), 'offsetTop', { value: offsetTop })
    expect(columnsOf([0, 0, 0, 90, 90].map(badge))).toBe(3)
    expect(columnsOf([0, 0].map(badge))).toBe(2)
    expect(columnsOf([])).toBe(1)
  })
})

import { describe, expect, test } from 'vitest'
import { activeItems } from './active-items'
import { itemsPerView } from './items-per-view'
import { overlap } from './size'

describe('[S21] carousels: how much is in view', () => {
  test.each([
    ['normal', 5, 1300, 5, '1.1'],
    ['normal', 5, 1200, 5, '1.1'],
    ['normal', 5, 1199, 4, '1.1'],
    ['normal', 5, 980, 4, '1.1'],
    ['normal', 5, 979, 3, '1.1'],
    ['normal', 5, 480, 3, '1.1'],
    ['normal', 5, 479, 1, '1.1'],
    ['normal', 2, 1100, 2, '1.4'],
    ['normal', 2, 700, 2, '1.4'],
    ['clients', 6, 1300, 6, '1.2'],
    ['clients', 6, 979, 3, '1.2'],
    ['clients', 6, 400, 2, '1.2'],
    ['testimonials', 3, 1300, 3, '1.3'],
    ['testimonials', 3, 1100, 1, '1.3'],
    ['testimonials', 3, 320, 1, '1.3'],
  ] as const)(
    '[S21] carousels: %s of %i columns at %i px: %i (%s)',
    (kind, columns, widthPx, count, _row) => {
      expect(itemsPerView({ kind, columns, widthPx, desktopPx: 1199 })).toBe(count)
    },
  )

  test.each([
    [1400, 4],
    [1439, 4],
    [1440, 5],
    [1219, 3],
  ])('[S21] carousels: beside a vertical header of 240 px, at %i px: %i (1.5)', (widthPx, count) => {
    expect(itemsPerView({ kind: 'normal', columns: 5, widthPx, desktopPx: 1439 })).toBe(count)
  })

  test.each([
    ['gutters', 1200, 15, '1.6'],
    ['gutters', 320, 15, '1.6'],
    ['none', 1200, 0, '1.7'],
    ['staged', 1200, 200, '1.8'],
    ['staged', 480, 200, '1.8'],
    ['staged', 479, 0, '1.9'],
  ] as const)('[S21] carousels: %s at %i px: %i px wider at each side (%s)', (edge, windowPx, px, _row) => {
    expect(overlap(edge, windowPx)).toBe(px)
  })

  test.each([
    [
      [false, true, true, false],
      [1, 2],
    ],
    [
      [false, false, false],
      [1, 2, 3],
    ],
    [[], [1, 2, 3]],
  ])('[S21] carousels: on a stage %j in the window: items %j stand out', (areIn, active) => {
    expect(activeItems(areIn)).toEqual(active)
  })
})

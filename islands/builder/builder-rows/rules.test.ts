import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentMargins } from './column-content'
import { stretch } from './full-width'
import { layerShift, layerSize, speedOf } from './parallax'

const NONE = { left: 0, right: 0 }
const WINDOW = { frame: { left: 0, width: 1440 }, bodyPadding: NONE, isRtl: false }
const GRID = { grid: { left: 135, width: 1170 }, margins: NONE }

describe('[P01] rows: as wide as the page', () => {
  test.each([
    ['in a window (R1)', WINDOW, GRID, { left: -135, width: 1440, padding: { left: 135, right: 135 } }],
    [
      'from right to left (R3)',
      { ...WINDOW, isRtl: true },
      { grid: { left: 130, width: 1170 }, margins: NONE },
      { left: 130, width: 1440, padding: { left: 140, right: 130 } },
    ],
    [
      'in a boxed page (R4)',
      { ...WINDOW, frame: { left: 120, width: 1200 } },
      GRID,
      { left: -15, width: 1200, padding: { left: 15, right: 15 } },
    ],
    [
      'with margins of its own',
      WINDOW,
      { grid: { left: 150, width: 1140 }, margins: { left: -15, right: -15 } },
      { left: -135, width: 1440, padding: { left: 135, right: 135 } },
    ],
    [
      'in a body with padding',
      { ...WINDOW, bodyPadding: { left: 20, right: 10 } },
      GRID,
      { left: -115, width: 1410, padding: { left: 115, right: 125 } },
    ],
    [
      'on a phone',
      { ...WINDOW, frame: { left: 0, width: 390 } },
      { grid: { left: 16.5, width: 357 }, margins: NONE },
      { left: -17, width: 390, padding: { left: 17, right: 16 } },
    ],
  ])('[P01] rows: %s', (_, surroundings, standing, expected) => {
    expect(stretch(surroundings, standing)).toEqual(expected)
  })

  test('[P01] rows: content never extends beyond the page', () => {
    const length = fc.integer({ min: -3000, max: 3000 })
    fc.assert(
      fc.property(length, length, length, length, fc.boolean(), (left, width, gridLeft, gridWidth, isRtl) => {
        const { padding } = stretch(
          { frame: { left, width }, bodyPadding: NONE, isRtl },
          { grid: { left: gridLeft, width: gridWidth }, margins: NONE },
        )
        expect(Math.min(padding.left, padding.right)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('[P01] rows: parallax', () => {
  test.each([
    ['slow', 580, -20],
    [undefined, 660, -40],
    ['standard', 660, -40],
    ['0.5', 660, -40],
    ['constructor', 660, -40],
    ['fast', 820, -80],
  ])('[P01] rows: a layer at speed %s is %s px high (R8)', (value, height, marginTop) => {
    const heights = { window: 800, inner: 500, outer: 500 }
    expect(layerSize(heights, speedOf(value))).toEqual({ height, marginTop })
  })

  test('[P01] rows: the row’s margins make the layer higher', () => {
    expect(layerSize({ window: 800, inner: 500, outer: 540 }, 0.2)).toEqual({ height: 700, marginTop: -50 })
  })

  test('[P01] rows: the layer follows the scroll (R9)', () => {
    expect(layerShift(800 + 600 - 1000, 160, 0.2)).toBe(-80)
  })

  test('[P01] rows: a layer starts with its lower edge at the row’s lower edge, and moves down', () => {
    const height = fc.integer({ min: 50, max: 3000 })
    const speeds = fc.constantFrom(0.1, 0.2, 0.4)
    fc.assert(
      fc.property(height, height, speeds, fc.nat(3000), (window, row, speed, passed) => {
        const excess = layerSize({ window, inner: row, outer: row }, speed).height - row
        expect(layerShift(0, excess, speed)).toBe(-excess)
        expect(layerShift(passed + 1, excess, speed)).toBeGreaterThanOrEqual(
          layerShift(passed, excess, speed),
        )
      }),
    )
  })
})

describe('[P01] rows: content in columns', () => {
  test.each([
    ['center', 200, 121, { top: 39, bottom: 39 }],
    ['bottom', 200, 121, { top: 78, bottom: undefined }],
    ['center', 200, 199, undefined],
    ['bottom', 120, 200, undefined],
  ] as const)('[P01] rows: %s of %s px, %s px high', (position, tallest, own, expected) => {
    expect(contentMargins(position, tallest, own)).toEqual(expected)
  })
})

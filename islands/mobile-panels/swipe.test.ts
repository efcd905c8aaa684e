import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Direction, type MobilePanel, SWIPE_PX, swipeCloses, swipeDirection } from './swipe'

describe('[S06] swipe', () => {
  test.each([
    [75, 'right'],
    [-75, 'left'],
    [80, 'right'],
    [-300, 'left'],
    [60, null],
    [-74, null],
    [0, null],
    [Number.NaN, null],
  ])('[S06] swipe: %s px is %s (12.11)', (x, direction) => {
    expect(swipeDirection(x)).toBe(direction)
  })

  const rows: [layout: string, panel: MobilePanel, closes: Direction[]][] = [
    ['mobile-header-left-logo', 'mobile-menu', ['right']],
    ['mobile-header-left-logo', 'mobile-cart', ['right']],
    ['mobile-header-center-logo-alt', 'mobile-menu', ['right']],
    ['mobile-header-center-logo-alt', 'mobile-cart', ['left']],
    ['mobile-header-right-logo', 'mobile-menu', ['left']],
    ['mobile-header-right-logo', 'mobile-cart', ['left']],
    ['mobile-header-center-logo', 'mobile-menu', ['left']],
    ['mobile-header-center-logo', 'mobile-cart', ['left', 'right']],
    ['constructor', 'mobile-menu', []],
  ]
  test.each(rows)('[S06] swipe: %s, %s is closed by %s (12.9, 12.10)', (layout, panel, closes) => {
    const directions: Direction[] = ['left', 'right']
    const found = directions.filter((direction) => swipeCloses(['page', layout], panel, direction))
    expect(found).toEqual(closes)
  })

  test('[S06] swipe: a swipe has a direction, and its opposite the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: SWIPE_PX, max: 5000 }), (x) => {
        expect([swipeDirection(x), swipeDirection(-x)]).toEqual(['right', 'left'])
      }),
    )
  })
})

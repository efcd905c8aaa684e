import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Direction, type MobilePanel, swipeCloses, swipeDirection } from './swipe'

describe('[S06] swipe', () => {
  test.each([
    [75, 0, 'right'],
    [-75, 0, 'left'],
    [80, -80, 'right'],
    [-300, 20, 'left'],
    [60, 0, null],
    [-74, 0, null],
    [0, 0, null],
    [80, 81, null],
    [-80, -300, null],
    [Number.NaN, 0, null],
  ])('[S06] swipe: %s px, and %s down, is %s (12.11)', (x, y, direction) => {
    expect(swipeDirection({ x, y })).toBe(direction)
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

  test('[S06] swipe: opposite movements have opposite directions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 75, max: 5000 }), (x) => {
        expect([x, -x].map((to) => swipeDirection({ x: to, y: 0 }))).toEqual(['right', 'left'])
      }),
    )
  })
})

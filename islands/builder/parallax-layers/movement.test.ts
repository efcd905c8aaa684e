import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AT_REST, blockHeight, goalFor, isAt, type Point, pointerFrom, step, tiltFrom } from './movement'

const WINDOW = { width: 1000, height: 500 }

describe('[P12] multilayer parallax: movement', () => {
  test.each([
    [500, 250, { x: 0, y: 0 }],
    [1000, 0, { x: 1, y: -1 }],
    [1400, -20, { x: 1, y: -1 }],
  ])('[P12] movement: a pointer at %s, %s', (x, y, expected) => {
    expect(pointerFrom({ x, y }, WINDOW)).toEqual(expected)
  })

  test('[P12] movement: a device tilted by 30 degrees is a pointer at the edge', () => {
    expect(tiltFrom({ x: 15, y: 100 }, { x: 30, y: 45 })).toEqual({ x: -0.5, y: 1 })
  })

  test('[P12] movement: the nearest layer moves opposite to the pointer (M2)', () => {
    const goal = goalFor({ x: 1, y: -0.5 }, { width: 1000, height: 600 }, { x: 0.2, y: 0.1 })
    expect(goal).toEqual({ x: -200, y: 30 })
  })

  test('[P12] movement: a layer moves a tenth of the distance per frame, until it reaches its goal', () => {
    expect(step(AT_REST, { x: -200, y: 30 })).toEqual({ x: -20, y: 3 })
    const length = fc.integer({ min: -2000, max: 2000 })
    fc.assert(
      fc.property(length, length, (x, y) => {
        const goal = { x, y }
        let current: Point = AT_REST
        for (let frame = 0; frame < 120; frame++) current = step(current, goal)
        expect(isAt(current, goal)).toBe(true)
      }),
    )
  })

  test.each([
    [500, 600, 500],
    [900, 600, 600],
    [900, undefined, 900],
    [-10, 600, 0],
  ])('[P12] movement: in %s px of a window with at most %s it is %s px high (M1)', (room, most, height) => {
    expect(blockHeight(room, most)).toBe(height)
  })
})

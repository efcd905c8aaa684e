import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coastOf, createSpeed } from './coast'

describe('[P03] sliders of rows and columns: coasting', () => {
  test('[P03] sliders: the line loses 0.075 of its speed per frame', () => {
    const { pxAfter } = coastOf(1)
    const frame = 1000 / 60
    const ways = [0, 1, 2, 3].map((number) => pxAfter((number + 1) * frame) - pxAfter(number * frame))
    for (const [number, way] of ways.slice(1).entries())
      expect(way / (ways[number] ?? 0)).toBeCloseTo(0.925, 6)
  })

  test('[P03] sliders: a coasting line never turns, never passes its end, and stops', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -20, max: 20, noNaN: true }),
        fc.nat(5000),
        fc.nat(5000),
        (speed, at, later) => {
          const { distancePx, pxAfter, isOver } = coastOf(speed)
          expect(Math.abs(pxAfter(at + later))).toBeGreaterThanOrEqual(Math.abs(pxAfter(at)) - 1e-9)
          expect(Math.abs(pxAfter(at))).toBeLessThanOrEqual(Math.abs(distancePx))
          expect(isOver(5000)).toBe(true)
        },
      ),
    )
  })

  test('[P03] sliders: a pointer has the speed of its last 100 ms, and none if it has rested', () => {
    let now = 0
    const speed = createSpeed({ performance: { now: () => now } } as unknown as Window)
    expect(speed.now()).toBe(0)
    speed.begin()
    for (const [ms, px] of [
      [50, 500],
      [200, 510],
      [220, 530],
      [240, 550],
    ] as const) {
      now = ms
      speed.note(px)
    }
    expect(speed.now()).toBe(1)
    now = 400
    expect(speed.now()).toBe(0)
    speed.note(550)
    expect(speed.now()).toBe(0)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DRAWING_MS, dashOffsets, drawnShare, readType, timingsOf } from './drawing'

describe('[P16] drawn icon: animation', () => {
  test('[P16] drawn icon: it takes 200 frames', () => {
    expect(DRAWING_MS).toBeCloseTo(3333, 0)
  })

  test.each([
    ['delayed', 'delayed'],
    ['oneByOne', 'oneByOne'],
    ['sync', 'sync'],
    ['async', 'sync'],
    ['backwards', 'delayed'],
    [null, 'delayed'],
  ])('[P16] drawn icon: %j is drawn %s', (printed, type) => {
    expect(readType(printed)).toBe(type)
  })

  test('[P16] drawn icon: delayed, each stroke begins after the one before, within a third of the time', () => {
    const timings = timingsOf([10, 20, 30], 'delayed')
    expect(timings.map(({ begin }) => begin)).toEqual([0, 1 / 6, 1 / 3])
    for (const { duration } of timings) expect(duration).toBeCloseTo(2 / 3)
    expect(timingsOf([10], 'delayed')).toMatchObject([{ begin: 0 }])
  })

  test('[P16] drawn icon: one by one, the duration of a stroke is proportional to its length', () => {
    expect(timingsOf([10, 30], 'oneByOne')).toEqual([
      { begin: 0, duration: 0.25 },
      { begin: 0.25, duration: 0.75 },
    ])
    expect(timingsOf([10, 30], 'sync')).toEqual(Array(2).fill({ begin: 0, duration: 1 }))
  })

  test('[P16] drawn icon: each eases in, the whole eases out', () => {
    const timing = { begin: 0, duration: 1 }
    expect(drawnShare(timing, 0)).toBe(0)
    expect(drawnShare(timing, 0.5)).toBeCloseTo(0.875 ** 3)
    expect(drawnShare({ begin: 0.9, duration: 0.1 }, 0.5)).toBe(0)
    expect(drawnShare({ begin: 0.9, duration: 0.1 }, 1)).toBe(1)
  })

  test('[P16] drawn icon: a stroke is drawn from 0 to its whole length, and never shrinks', () => {
    const lengths = fc.array(fc.double({ min: 0, max: 5000, noNaN: true }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(lengths, fc.constantFrom('delayed', 'oneByOne', 'sync'), (all, type) => {
        for (const [index, timing] of timingsOf(all, type).entries()) {
          const length = all[index] ?? 0
          const missing = dashOffsets(timing, length)
          expect(missing.at(-1)).toBe(0)
          for (const [at, part] of missing.entries()) {
            expect(part).toBeLessThanOrEqual(missing[at - 1] ?? length)
            expect(part).toBeGreaterThanOrEqual(0)
          }
        }
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canFill, extendRange, rangeOf, shiftTo, slideAt, slotsIn } from './row'

const counts = fc.integer({ min: 2, max: 40 })
const slots = fc.integer({ min: -1000, max: 1000 })

describe('[S21] endless row: slots', () => {
  test.each([
    [0, 0, 0],
    [2, 2, 0],
    [3, 0, 3],
    [4, 1, 3],
    [7, 1, 6],
    [-1, 2, -3],
    [-3, 0, -3],
    [-4, 2, -6],
  ])('[S21] endless row: slot %i of three slides is slide %i, %i away (3.3)', (slot, slide, away) => {
    expect([slideAt(slot, 3), shiftTo(slot, 3)]).toEqual([slide, away])
  })

  test('[S21] endless row: a slide is in the slot that it is shifted to', () => {
    fc.assert(
      fc.property(slots, counts, (slot, count) => {
        expect(slideAt(slot, count) + shiftTo(slot, count)).toBe(slot)
      }),
    )
  })

  test('[S21] endless row: with enough slides, none is in two slots in sight', () => {
    fc.assert(
      fc.property(slots, slots, counts, (from, to, count) => {
        const range = extendRange(rangeOf(from), to)
        const shown = slotsIn(range).map((slot) => slideAt(slot, count))
        expect(new Set(shown).size === shown.length).toBe(canFill(range, count))
        expect(shown.at(from <= to ? 0 : -1)).toBe(slideAt(from, count))
      }),
    )
  })
})

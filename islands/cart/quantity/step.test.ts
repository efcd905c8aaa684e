import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corrected, readLimits, stepped } from './step'

interface Printed {
  readonly step?: string
  readonly min?: string
  readonly max?: string
}
const limits = ({ step = '1', min, max }: Printed = {}, isBought = true) =>
  readLimits({ step: step === 'absent' ? null : step, min: min ?? null, max: max ?? null }, { isBought })

describe('[S32] quantity: plus and minus', () => {
  test.each<[string, string, 1 | -1, Printed, boolean, number | null]>([
    ['QT1', '1', 1, { max: '20' }, true, 2],
    ['QT2', '20', 1, { max: '20' }, true, null],
    ['QT3', '50', 1, { max: '' }, true, 51],
    ['QT3', '50', 1, {}, true, 51],
    ['QT3', '50', 1, { max: '-1' }, true, 51],
    ['QT4', '1', -1, { min: '1' }, true, null],
    ['QT5', '1', -1, {}, false, 0],
    ['QT5', '0', -1, {}, false, null],
    ['QT6', '8', 1, { step: '5', max: '10' }, true, null],
    ['QT7', '2', 1, { step: 'absent' }, true, 3],
    ['QT12', '1', 1, { step: '0.5' }, true, 1.5],
    ['Q02', '1', -1, {}, true, null],
    ['Q04', '10', 1, { step: '10' }, true, 20],
    ['any step', '2', 1, { step: 'any' }, true, 3],
    ['no step', '2', 1, { step: '0' }, true, 3],
    ['a negative one', '2', 1, { step: '-4' }, true, 3],
    ['empty', '', 1, {}, true, 2],
    ['empty, of a group', '', 1, {}, false, 1],
    ['no number', 'abc', 1, { min: '5' }, true, 6],
    ['tenths', '0.2', 1, { step: '0.1', min: '0.1' }, false, 0.3],
    ['between steps', '2.25', 1, { step: '0.5' }, true, 2.75],
    ['a minimum below one', '2', -1, { min: '0' }, true, 1],
    ['a minimum below one, reached', '1', -1, { min: '0' }, true, null],
    ['huge', '9999999998', 1, {}, true, 9999999999],
  ])(
    '[S32] quantity: %s: a step from %j by %j with %j (bought: %j) gives %j',
    (_, value, direction, printed, isBought, next) => {
      expect(stepped(value, direction, limits(printed, isBought))).toBe(next)
    },
  )
})

describe('[S32] quantity: typed', () => {
  test.each<[string, string, Printed, number]>([
    ['Q05', '0', {}, 1],
    ['Q06', '-3', {}, 1],
    ['Q07', '', {}, 1],
    ['Q08', '2.7', {}, 2],
    ['Q09', 'abc', {}, 1],
    ['above the maximum', '25', { max: '20' }, 20],
    ['above a maximum between whole numbers', '25', { max: '2.5' }, 2],
    ['no maximum', '250', { max: '-1' }, 250],
    ['decimals', '2.5', { step: '0.5' }, 2.5],
    ['below the minimum', '3', { min: '5' }, 5],
    ['empty, with a minimum', ' ', { min: '5' }, 5],
    ['exact', '7', {}, 7],
    ['huge', '1e400', {}, 1],
  ])('[S32] quantity: %s: typed %j with %j becomes %j', (_, value, printed, expected) => {
    expect(corrected(value, limits(printed))).toBe(expected)
  })

  test('[S32] quantity: any typed value becomes a valid one, and correcting it again changes nothing', () => {
    const attribute = fc.option(
      fc.oneof(fc.double().map(String), fc.integer().map(String), fc.constantFrom('', 'any', 'abc')),
    )
    const printed = fc.record({ step: attribute, min: attribute, max: attribute })
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), printed, (value, attributes) => {
        const known = readLimits(attributes, { isBought: true })
        const first = corrected(value, known)
        expect(first).toBeGreaterThanOrEqual(Math.min(1, known.max))
        expect(first).toBeLessThanOrEqual(Math.max(known.max, known.min))
        expect(corrected(String(first), known)).toBe(first)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Count, type CountAttributes, finalText, readCount, stepAt, stepsOf, textAt } from './count'

const NONE: CountAttributes = { from: null, to: null, speed: null, refresh: null, decimals: null }
const count = (attributes: Partial<CountAttributes>, rest: Partial<Count> = {}) => ({
  ...readCount({ ...NONE, ...attributes }, { hasCommas: false, prefix: '', suffix: '' }),
  ...rest,
})
const PRINTED = { from: '0', to: '12500', speed: '2000', refresh: '25' }

describe('[P06] counter: rules', () => {
  test.each<[string, Partial<CountAttributes>, Partial<Count>]>([
    ['the server’s', PRINTED, { from: 0, to: 12500, speedMs: 2000, refreshMs: 25, decimals: 0 }],
    ['nothing', {}, { from: 0, to: 0, speedMs: 1000, refreshMs: 100, decimals: 0 }],
    [
      'words',
      { from: 'a', to: '12,5', speed: 'x', refresh: 'y', decimals: 'z' },
      { to: 0, speedMs: 1000, refreshMs: 100 },
    ],
    ['no time between two texts', { refresh: '0' }, { refreshMs: 100 }],
    ['less than no time', { speed: '-5', refresh: '-5' }, { speedMs: 1000, refreshMs: 100 }],
    ['an age', { speed: '1e300', refresh: '1e300' }, { speedMs: 60_000, refreshMs: 60_000 }],
    ['one text at once', { speed: '0' }, { speedMs: 0, refreshMs: 1 }],
    ['too many decimals', { decimals: '99' }, { decimals: 20 }],
    ['half a decimal', { decimals: '1.5' }, { decimals: 1 }],
    ['no end', { to: 'Infinity' }, { to: 0 }],
  ])('[P06] counter: of %s', (_, attributes, expected) => {
    expect(count(attributes)).toMatchObject(expected)
  })

  test('[P06] counter: steps are of the same size, as many as fit the duration', () => {
    const sum = count(PRINTED, { hasCommas: true, suffix: '+' })
    expect(stepsOf(sum)).toBe(80)
    expect([0, 1, 2, 79, 80, 99].map((step) => textAt(sum, step))).toEqual([
      '0+',
      '156+',
      '313+',
      '12,344+',
      '12,500+',
      '12,500+',
    ])
    expect(stepsOf(count({ speed: '1000', refresh: '300' }))).toBe(4)
  })

  test.each([
    [-1, 0],
    [0, 0],
    [24.9, 0],
    [25, 1],
    [1999, 79],
    [2000, 80],
    [9999, 80],
  ])('[P06] counter: after %s ms it is at step %s', (elapsed, step) => {
    expect(stepAt(count(PRINTED), elapsed)).toBe(step)
  })

  test.each<[Partial<CountAttributes>, boolean, string]>([
    [{ to: '1234567' }, true, '1,234,567'],
    [{ to: '1234567' }, false, '1234567'],
    [{ to: '-1234.5678', decimals: '2' }, true, '-1,234.57'],
    [{ to: '123' }, true, '123'],
    [{ to: '1000.1234', decimals: '4' }, true, '1,000.1234'],
    [{ to: '-0.2' }, true, '0'],
    [{ to: '0.1', decimals: '1' }, true, '0.1'],
    [{ to: '1e21' }, true, '1e+21'],
    [{ from: '30', to: '4.5', decimals: '1' }, false, '4.5'],
  ])('[P06] counter: %j with commas %s ends as %s', (attributes, hasCommas, text) => {
    expect(finalText(count(attributes, { hasCommas }))).toBe(text)
  })

  test('[P06] counter: it counts down, below zero', () => {
    const down = count({ from: '2', to: '-2', speed: '400', refresh: '100' })
    expect([0, 1, 2, 3, 4].map((step) => textAt(down, step))).toEqual(['2', '1', '0', '-1', '-2'])
  })

  test('[P06] counter: it ends at exactly the final number, and never leaves the range before', () => {
    const number = fc.double({ min: -1e9, max: 1e9, noNaN: true })
    fc.assert(
      fc.property(number, number, fc.integer({ min: 1, max: 500 }), (from, to, refresh) => {
        const any = count({ from: `${from}`, to: `${to}`, refresh: `${refresh}`, decimals: '3' })
        const values = [0, 0.3, 0.7, 1].map((part) => Number(textAt(any, Math.ceil(stepsOf(any) * part))))
        expect(values.at(-1)).toBe(Number(to.toFixed(3)) + 0)
        for (const value of values) {
          expect(value).toBeGreaterThanOrEqual(Math.min(from, to) - 0.001)
          expect(value).toBeLessThanOrEqual(Math.max(from, to) + 0.001)
        }
      }),
    )
  })

  test('[P06] counter: without commas the text is the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }), (to) => {
        const text = finalText(count({ to: `${to}` }, { hasCommas: true }))
        expect(Number(text.replaceAll(',', ''))).toBe(to)
        expect(text).toMatch(/^-?\d{1,3}(,\d{3})*$/)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCents, fromCents, lessPercent, parseDecimal, timesToCents, toCents } from './decimal'

const cents = (text: string) => {
  const value = parseDecimal(text)
  return value === null ? null : formatCents(toCents(value))
}
const decimal = (text: string) => parseDecimal(text) ?? 0n

describe('[S33] decimal', () => {
  test.each([
    ['8.50', '8.50'],
    ['1.005', '1.01'],
    ['1.0049999999', '1.00'],
    ['22.455', '22.46'],
    ['0.004', '0.00'],
    ['0.005', '0.01'],
    ['-0.005', '-0.01'],
    ['-2', '-2.00'],
    ['+3', '3.00'],
    ['.5', '0.50'],
    ['7.', '7.00'],
    [' 12.5 ', '12.50'],
    ['1234567890123456.789', '1234567890123456.79'],
    ['0.00000000000000001', '0.00'],
  ])('[S33] decimal: %j is %s after rounding', (text, rounded) => {
    expect(cents(text)).toBe(rounded)
  })

  test.each([8.5, 0, 1.005, 12, 1e-7])('[S33] decimal: the number %j is read like its text', (number) => {
    const expected = parseDecimal(number === 1e-7 ? '0.0000001' : String(number))
    expect(parseDecimal(number)).toBe(expected)
  })

  test.each<unknown>([
    '',
    ' ',
    '.',
    '-',
    'abc',
    '1,234.50',
    '$8.50',
    '8.50 AUD',
    '1e3',
    '0x10',
    '8..5',
    null,
    undefined,
    true,
    {},
    [],
    ['8.50'],
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e300,
    '9'.repeat(400),
  ])('[S33] decimal: %j is no number', (value) => {
    expect(parseDecimal(value)).toBeNull()
  })

  test('[S33] decimal: a percentage is taken off exactly, and rounded half up', () => {
    expect(formatCents(lessPercent(decimal('24.95'), decimal('10')))).toBe('22.46')
    expect(formatCents(lessPercent(decimal('39.50'), decimal('7.5')))).toBe('36.54')
    expect(formatCents(lessPercent(decimal('8.50'), decimal('0')))).toBe('8.50')
    expect(formatCents(lessPercent(decimal('8.50'), decimal('100')))).toBe('0.00')
    expect(formatCents(lessPercent(decimal('8.50'), decimal('120')))).toBe('-1.70')
  })

  test('[S33] decimal: so is a product', () => {
    expect(formatCents(timesToCents(decimal('8.08'), decimal('10')))).toBe('80.80')
    expect(formatCents(timesToCents(decimal('0.05'), decimal('0.5')))).toBe('0.03')
  })

  test('[S33] decimal: cents survive the way there and back', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (amount) => {
        expect(toCents(fromCents(amount))).toBe(amount)
        expect(toCents(decimal(formatCents(amount)))).toBe(amount)
      }),
    )
  })
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import { parseDecimal } from '../../../src/money/decimal'
import { readDiscounts, readGlobals, readVariation, readVariations, sizePrice } from './page-data'

afterEach(() => void vi.unstubAllGlobals())

const decimal = (text: string) => parseDecimal(text)
const tier = (from: string, percent: string) => ({ from: decimal(from), percent: decimal(percent) })

describe('[S33] page data: the price of a size', () => {
  const variations = readVariations(
    JSON.stringify([
      {
        variation_id: 101,
        attributes: { attribute_pa_monstasize: 'ct150' },
        display_price: 7,
        display_regular_price: 9.9,
      },
      { variation_id: 102, attributes: { attribute_pa_monstasize: 'ct180' }, display_price: 12.5 },
      { variation_id: 103 },
    ]),
  )

  test('[S33] page data: from the calculator’s table', () => {
    vi.stubGlobal('variationprice', { ct150: '8.50', ct180: 12.75 })
    expect(sizePrice(readGlobals(window), 'ct150', variations)).toBe(decimal('8.50'))
    expect(sizePrice(readGlobals(window), 'ct180', variations)).toBe(decimal('12.75'))
  })

  test.each<[string, unknown]>([
    ['no table', undefined],
    ['an empty one as PHP prints it', []],
    ['no entry', { ct999: '1' }],
    ['an empty entry (P48)', { ct150: '' }],
    ['no number', { ct150: 'call us' }],
    ['null', null],
    ['text', 'ct150'],
  ])('[S33] page data: %s: the form’s regular price (D17)', (_, table) => {
    vi.stubGlobal('variationprice', table)
    expect(sizePrice(readGlobals(window), 'ct150', variations)).toBe(decimal('9.9'))
  })

  test('[S33] page data: the display price replaces a missing regular price; without both there is none', () => {
    expect(sizePrice(readGlobals(window), 'ct180', variations)).toBe(decimal('12.5'))
    expect(sizePrice(readGlobals(window), 'ct999', variations)).toBeNull()
    expect(sizePrice(readGlobals(window), 'constructor', [])).toBeNull()
    vi.stubGlobal('variationprice', {})
    expect(sizePrice(readGlobals(window), 'constructor', [])).toBeNull()
  })

  test.each([null, '', 'false', '{', '{"a":1}', 'null'])(
    '[S33] page data: %j is no list of variations',
    (json) => {
      expect(readVariations(json)).toEqual([])
    },
  )

  test('[S33] page data: reads a variation from an event, malformed ones included', () => {
    for (const odd of [null, 'x', 1, {}, { attributes: null }, []]) {
      expect(readVariation(odd)).toEqual({ id: '', size: '', price: null })
    }
  })
})

describe('[S33] page data: discounts', () => {
  test.each<[string, unknown, unknown[]]>([
    [
      'a list in a list',
      [
        [
          { unit: '10', precent: '5', id: 3 },
          { unit: 25, precent: 10 },
        ],
      ],
      [tier('10', '5'), tier('25', '10')],
    ],
    ['a flat list, and the right spelling', [{ unit: '10', percent: '7.5' }], [tier('10', '7.5')]],
    ['nothing', [], []],
    ['nothing at all', undefined, []],
    ['half an entry', [[{ unit: '10' }, { precent: '5' }, null, 'x', { unit: 'ten', precent: '5' }]], []],
    ['an object', { 0: { unit: '10', precent: '5' } }, []],
  ])('[S33] page data: tiers from %s', (_, printed, tiers) => {
    vi.stubGlobal('mmproductdiscounts', printed)
    expect(readDiscounts(readGlobals(window))).toEqual({ tiers, flat: 0n })
  })

  test.each<[unknown, string]>([
    [7.5, '7.5'],
    ['7.5', '7.5'],
    [0, '0'],
    ['', '0'],
    [null, '0'],
    [Number.NaN, '0'],
  ])('[S33] page data: the flat discount %j is %s', (printed, flat) => {
    vi.stubGlobal('flat_discount', printed)
    expect(readDiscounts(readGlobals(window)).flat).toBe(decimal(flat))
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addFields } from './add-fields'

describe('[S37] quick view: fields of the add request', () => {
  test('[S37] (QV4) `add-to-cart` is sent as `product_id`, with all other fields', () => {
    const entries = [
      ['attribute_pa_monstasize', 'gc150'],
      ['quantity', '2'],
      ['add-to-cart', '57'],
      ['product_id', '57'],
      ['variation_id', '62'],
      ['engraving', 'Für Zoë'],
    ] as const
    expect(addFields(entries)).toEqual({
      attribute_pa_monstasize: 'gc150',
      quantity: '2',
      product_id: '57',
      variation_id: '62',
      engraving: 'Für Zoë',
    })
  })

  test('[S37] (QV7) an attribute is unchanged after two decodings', () => {
    const law = (value: string) => {
      const fields = addFields([
        ['add-to-cart', '57'],
        ['attribute_finish', value],
      ])
      const received = new URLSearchParams(new URLSearchParams(fields ?? {}).toString()).get(
        'attribute_finish',
      )
      // PHP's `urldecode`.
      return decodeURIComponent((received ?? '').replaceAll('+', ' '))
    }
    expect(law('Gold plated')).toBe('Gold plated')
    expect(law('50% + £')).toBe('50% + £')
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (value) => law(value) === value))
  })

  test('[S37] a list with one value is sent, and of a repeated field the last value, as PHP reads them', () => {
    const entries = [
      ['add-to-cart', '57'],
      ['addon[]', 'ribbon'],
      ['quantity', '1'],
      ['quantity', '3'],
    ] as const
    expect(addFields(entries)).toEqual({ product_id: '57', 'addon[]': 'ribbon', quantity: '3' })
  })

  test.each([
    ['no product', [['quantity', '1']]],
    ['an empty product', [['add-to-cart', '']]],
    [
      'a group',
      [
        ['add-to-cart', '95'],
        ['quantity[57]', '1'],
      ],
    ],
    [
      'a list of which several are chosen',
      [
        ['add-to-cart', '57'],
        ['addon[]', 'ribbon'],
        ['addon[]', 'box'],
      ],
    ],
    [
      'a file',
      [
        ['add-to-cart', '57'],
        ['logo', new Blob(['x'])],
      ],
    ],
    [
      'too much for an address',
      [
        ['add-to-cart', '57'],
        ['engraving', 'x'.repeat(5000)],
      ],
    ],
  ] as [string, [string, unknown][]][])('[S37] %s is posted by the browser', (_, entries) => {
    expect(addFields(entries)).toBeNull()
  })
})

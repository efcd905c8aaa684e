import { describe, expect, test } from 'vitest'
import { readTexts } from './texts'

const DEFAULTS = { sale: 'Sale!', sku: 'SKU: ', showmore: 'View all results', noresults: 'Nothing found' }
const PRINTED = {
  sale: 'Soldes',
  sku: 'UGS : ',
  showmore: 'Tout voir',
  noresults: 'Rien, <a href="/">voir</a>',
}

const read = (aws_vars: unknown) => readTexts(Object.assign(Object.create(window), { aws_vars }))

describe('[S41] search texts', () => {
  test('[S41] search texts: without the page’s own there are the usual ones (row 22)', () => {
    expect(readTexts(window)).toEqual(DEFAULTS)
  })

  test('[S41] search texts: the page’s own, word for word (row 23)', () => {
    expect(read({ ...PRINTED, other: 'x' })).toEqual(PRINTED)
  })

  test.each(['sale', 'sku', 'showmore', 'noresults'] as const)(
    '[S41] search texts: when %s alone is missing, it alone is the usual one (row 22)',
    (key) => {
      const { [key]: _, ...others } = PRINTED
      expect(read(others)).toEqual({ ...PRINTED, [key]: DEFAULTS[key] })
    },
  )

  test.each([[''], [null], [undefined], [7], [{}], [['x']], [false]])(
    '[S41] search texts: %j is no text',
    (odd) => {
      expect(read({ ...PRINTED, sale: odd })).toEqual({ ...PRINTED, sale: 'Sale!' })
    },
  )

  test.each([[null], ['texts'], [7], [[]], [true], [() => {}]])(
    '[S44] search texts: %j in place of all of them counts as none',
    (odd) => {
      expect(read(odd)).toEqual(DEFAULTS)
    },
  )
})

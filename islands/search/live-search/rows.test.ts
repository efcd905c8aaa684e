import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Answer, type FoundProduct, type FoundTerm, hasResults, type TopResult } from './answer'
import { rowsOf } from './rows'

const TOP: TopResult = {
  group: 'guides',
  link: '/guide/',
  name: 'Guide',
  excerpt: '',
  linkData: '',
  heading: '',
}
const TERM: FoundTerm = {
  taxonomy: 'product_cat',
  link: '/cups/',
  name: 'Cups',
  count: '14',
  excerpt: '',
  heading: '',
  hierarchy: '',
}
const PRODUCT: FoundProduct = {
  link: '/cup/',
  title: 'Cup',
  image: '',
  featured: false,
  stock: null,
  sku: '',
  excerpt: '',
  price: '',
  onSale: false,
  categories: '',
}
const NOTHING: Answer = { notices: [], topResults: [], terms: [], products: [], cut: 0, response: {} }
const FULL: Answer = {
  ...NOTHING,
  notices: ['Free engraving', 'Did you mean'],
  topResults: [TOP, { ...TOP, name: 'Fonts' }],
  terms: [TERM, { ...TERM, name: 'Bowls' }],
  products: [PRODUCT, { ...PRODUCT, title: 'Medal' }],
}

const kinds = (answer: Answer, showsMore = true) => rowsOf(answer, { showsMore }).map(({ kind }) => kind)

describe('[S41] rows', () => {
  test('[S41] rows: texts, top results, terms, products, link to all results; each in the server’s order', () => {
    expect(rowsOf(FULL, { showsMore: true })).toEqual([
      { kind: 'text', html: 'Free engraving' },
      { kind: 'text', html: 'Did you mean' },
      { kind: 'top', ...TOP },
      { kind: 'top', ...TOP, name: 'Fonts' },
      { kind: 'term', ...TERM },
      { kind: 'term', ...TERM, name: 'Bowls' },
      { kind: 'product', ...PRODUCT },
      { kind: 'product', ...PRODUCT, title: 'Medal' },
      { kind: 'more' },
    ])
  })

  test.each<[string, Partial<Answer>, boolean, string[]]>([
    ['nothing at all (row 20)', {}, true, ['nothing']],
    ['a notice alone', { notices: ['Did you mean'] }, true, ['text', 'nothing']],
    ['top results alone (row 21)', { topResults: [TOP] }, true, ['top', 'nothing']],
    ['terms alone (row 19)', { terms: [TERM] }, true, ['term']],
    ['products alone', { products: [PRODUCT] }, true, ['product', 'more']],
    ['products, with the last row switched off (rows 17, 18)', { products: [PRODUCT] }, false, ['product']],
    ['terms and products', { terms: [TERM], products: [PRODUCT] }, true, ['term', 'product', 'more']],
    [
      'top results and products',
      { topResults: [TOP], products: [PRODUCT] },
      true,
      ['top', 'product', 'more'],
    ],
  ])('[S41] rows: %s', (_, parts, showsMore, expected) => {
    expect(kinds({ ...NOTHING, ...parts }, showsMore)).toEqual(expected)
  })

  test('[S41] rows: every answer has results or the message that nothing was found', () => {
    const times = <T>(item: T) => fc.array(fc.constant(item), { maxLength: 3 })
    const anyAnswer = fc.record({
      notices: times('Notice'),
      topResults: times(TOP),
      terms: times(TERM),
      products: times(PRODUCT),
    })
    fc.assert(
      fc.property(anyAnswer, fc.boolean(), (parts, showsMore) => {
        const answer = { ...NOTHING, ...parts }
        const rows = kinds(answer, showsMore)
        expect(rows.includes('nothing')).toBe(!hasResults(answer))
        expect(rows.includes('more')).toBe(showsMore && answer.products.length > 0)
      }),
    )
  })
})

test.each<[string, Partial<Answer>, boolean]>([
  ['terms', { terms: [TERM] }, true],
  ['products', { products: [PRODUCT] }, true],
  ['terms and products', { terms: [TERM], products: [PRODUCT] }, true],
  ['top results and notices alone', { topResults: [TOP], notices: ['Free engraving'] }, false],
  ['nothing', {}, false],
])('[S41] answer: %s count as results: %s', (_, parts, has) => {
  expect(hasResults({ ...NOTHING, ...parts })).toBe(has)
})

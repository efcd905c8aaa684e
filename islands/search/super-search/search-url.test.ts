import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Choice, type Input, type SearchRequest, superSearchUrl } from './search-url'

const HOME = 'https://shop.example'
const SHOP = 'https://shop.example/shop/'

const url = (request: Partial<SearchRequest>) =>
  superSearchUrl({ homeUrl: HOME, shopUrl: SHOP, choices: [], inputs: [], ...request })
const choice = (id: string, slug: string): Choice => ({ id, slug })
const input = (name: string, value: string): Input => ({ name, value })
const GOLD = choice('colour', 'gold')
const MEDALS = choice('product_cat', 'medals')
const PRICES = [input('min_price', '0'), input('max_price', '250')]

describe('[S31] super search: the address', () => {
  test.each<[string, Partial<SearchRequest>, string]>([
    [
      'category, colour and prices (SS1)',
      { choices: [MEDALS, GOLD], inputs: PRICES },
      `${HOME}?product_cat=medals&filter_colour=gold&min_price=0&max_price=250`,
    ],
    ['no category (SS2)', { choices: [choice('product_cat', ''), GOLD] }, `${SHOP}?filter_colour=gold`],
    ['nothing chosen (SS3)', { choices: [choice('product_cat', ''), choice('colour', '')] }, SHOP],
    ['nothing at all (SS3)', {}, SHOP],
    ['the category last', { choices: [GOLD, MEDALS] }, `${HOME}?filter_colour=gold&product_cat=medals`],
    [
      'several attributes',
      { choices: [GOLD, choice('size', 'gc120'), choice('neck-ribbon', 'red')] },
      `${SHOP}?filter_colour=gold&filter_size=gc120&filter_neck-ribbon=red`,
    ],
    [
      'inputs without a value',
      { choices: [GOLD], inputs: [input('min_price', ''), input('orderby', 'price')] },
      `${SHOP}?filter_colour=gold&min_price=&orderby=price`,
    ],
    ['inputs alone', { inputs: PRICES }, `${SHOP}?min_price=0&max_price=250`],
    ['a hidden category', { inputs: [input('product_cat', 'cups')] }, `${HOME}?product_cat=cups`],
    [
      'a hidden category without a value is none',
      { inputs: [input('product_cat', '')] },
      `${SHOP}?product_cat=`,
    ],
    [
      'a value that reads like a category is none',
      { choices: [choice('colour', 'product_cat')], inputs: [input('s', 'product_cat')] },
      `${SHOP}?filter_colour=product_cat&s=product_cat`,
    ],
    [
      'slugs of other scripts are encoded already (SS8)',
      { choices: [choice('product_cat', '%e9%87%91'), choice('%e8%89%b2', '%E9%8A%80')] },
      `${HOME}?product_cat=%e9%87%91&filter_%e8%89%b2=%E9%8A%80`,
    ],
    [
      'several slugs in one value',
      { choices: [choice('colour', 'gold,silver')] },
      `${SHOP}?filter_colour=gold,silver`,
    ],
    [
      'slugs that are none',
      { choices: [choice('colour', 'a&b=c#d e+f%zz'), choice('size', '金')] },
      `${SHOP}?filter_colour=a%26b%3Dc%23d%20e%2Bf%25zz&filter_size=%E9%87%91`,
    ],
    [
      'what is typed is encoded',
      { inputs: [input('min_price', '1 & 2#%25'), input('a[]', '金+')] },
      `${SHOP}?min_price=1%20%26%202%23%2525&a%5B%5D=%E9%87%91%2B`,
    ],
    [
      'half a character',
      { inputs: [input('s', 'a\ud800')], choices: [choice('colour', '\udc00')] },
      `${SHOP}?filter_colour=%EF%BF%BD&s=a%EF%BF%BD`,
    ],
    [
      'an id that is there twice counts twice, as the server has it',
      { choices: [GOLD, choice('colour', 'silver')] },
      `${SHOP}?filter_colour=gold&filter_colour=silver`,
    ],
    ['no id, no parameter', { choices: [choice('', 'gold')], inputs: [input('', 'x')] }, SHOP],
    [
      'plain permalinks',
      { shopUrl: '/?post_type=product', choices: [GOLD] },
      '/?post_type=product&filter_colour=gold',
    ],
    ['a question mark alone', { shopUrl: '/shop/?', choices: [GOLD] }, '/shop/?filter_colour=gold'],
    ['a joint of its own', { shopUrl: '/?p=2&', choices: [GOLD] }, '/?p=2&filter_colour=gold'],
    ['a fragment', { shopUrl: '/shop/#list', choices: [GOLD] }, '/shop/?filter_colour=gold#list'],
    [
      'a fragment with a question mark',
      { shopUrl: '/shop/#a?b', choices: [GOLD] },
      '/shop/?filter_colour=gold#a?b',
    ],
    [
      'permalinks and a fragment',
      { shopUrl: '/?p=2#list', choices: [GOLD] },
      '/?p=2&filter_colour=gold#list',
    ],
    ['no home: the shop', { homeUrl: undefined, choices: [MEDALS] }, `${SHOP}?product_cat=medals`],
    ['no shop: home', { shopUrl: '', choices: [GOLD] }, `${HOME}?filter_colour=gold`],
  ])('[S31] super search: %s', (_, request, expected) => {
    expect(url(request)).toBe(expected)
  })

  test('[S31] super search: without either page there is no address', () => {
    expect(superSearchUrl({ choices: [GOLD], inputs: PRICES })).toBeUndefined()
  })
})

describe('[S31] super search: properties of the URL', () => {
  const text = fc.string({ unit: 'binary' })
  const slug = fc.oneof(
    text,
    fc.string({ unit: fc.constantFrom('a', '-', '%e9%87%91', '%', '&', '=', '#', '?', '+', ' ') }),
  )
  const target = fc.constantFrom(SHOP, '/shop/', '/?post_type=product', '/shop/#list', '/?', '/?a=b&#c')
  /** Decodes a stored slug as the server does. */
  const read = (stored: string) => {
    const wellFormed = stored.replace(/\p{Surrogate}/gu, '\ufffd')
    const search = `x=${wellFormed.replace(/%(?![0-9a-f]{2})/gi, '%25').replace(/[&#+]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`
    return new URLSearchParams(search).get('x')
  }

  test('[S31] super search: the parsed URL contains each choice once, in order, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ id: slug, slug })),
        fc.array(fc.record({ name: text, value: text })),
        target,
        (choices, inputs, page) => {
          const built = superSearchUrl({ homeUrl: page, shopUrl: page, choices, inputs }) ?? ''
          const own = [...new URL(page, HOME).searchParams]
          const found = [...new URL(built, HOME).searchParams].slice(own.length)
          expect(found).toEqual([
            ...choices
              .filter((one) => one.id && one.slug)
              .map((one) => [one.id === 'product_cat' ? one.id : `filter_${read(one.id)}`, read(one.slug)]),
            ...inputs
              .filter(({ name }) => name)
              .map(({ name, value }) =>
                [name, value].map((part) => part.replace(/\p{Surrogate}/gu, '\ufffd')),
              ),
          ])
          expect(new URL(built, HOME).hash).toBe(new URL(page, HOME).hash)
          expect(new URL(built, HOME).pathname).toBe(new URL(page, HOME).pathname)
        },
      ),
    )
  })

  test('[S31] super search: a slug of the server is unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'Z', '9', '-', '_', '%e9', '%AF') }), (stored) => {
        fc.pre(stored !== '')
        expect(url({ choices: [choice('colour', stored)] })).toBe(`${SHOP}?filter_colour=${stored}`)
      }),
    )
  })
})

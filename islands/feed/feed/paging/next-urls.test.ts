import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filledFrom, nextUrl, type RewriteRules, readNextUrls, rewritten, urlsText } from './next-urls'

const GRAPH = 'https://graph.example/v3/trophyshop/posts?access_token=x_cff_hide_token_x&limit=6'

const rules = (changed: Partial<RewriteRules> = {}, until?: number, offset = 0): RewriteRules => ({
  isGrid: false,
  isByOffset: false,
  isReviews: false,
  hadNoPosts: false,
  shown: () => ({ until, offset }),
  ...changed,
})
const grid = rules({ isGrid: true, isByOffset: true }, 9, 9)

describe('[F10] page feed: addresses of the next page', () => {
  test.each([
    ['a time in place of another (47)', '&until=100&after=abc&__paging_token=x', rules({}, 89), '&until=89'],
    ['a time where there is none', '&after=abc', rules({}, 89), '&until=89'],
    ['every time', '&until=1&until=2&x=1', rules({}, 89), '&until=89&until=89&x=1'],
    [
      'what only ends like it stays',
      '&not_until=1&looks_after=2',
      rules({}, 5),
      '&not_until=1&looks_after=2&until=5',
    ],
    ['an empty value', '&until=&after=', rules({}, 5), '&until=5'],
    ['nobody knows the time', '&until=100&after=abc&__paging_token=x', rules(), '&until=100&after=abc'],
    [
      'the last answer had no posts (51)',
      '&until=100&after=abc',
      rules({ hadNoPosts: true }, 5),
      '&until=100&after=abc',
    ],
    ['a grid by offset (50)', '&after=abc', grid, '&offset=9'],
    ['a grid by offset that has one', '&offset=3&after=abc&x=y', grid, '&offset=9&x=y'],
    ['a grid by cursor', '&after=abc&__paging_token=x', rules({ isGrid: true }, 5, 9), '&after=abc'],
  ])('[F10] page feed: %s', (_, rest, given, expected) => {
    expect(nextUrl(GRAPH + rest, 'trophyshop', given)).toBe(GRAPH + expected)
  })

  test.each([
    ['events', '/events?x=1&after=abc', rules({ isGrid: true }), '/events?x=1'],
    ['events without posts before', '/events?x=1&after=abc', rules({ hadNoPosts: true }), '/events?x=1'],
    [
      'ratings of reviews',
      '/ratings?x=1&after=abc',
      rules({ isGrid: true, isReviews: true }),
      '/ratings?x=1',
    ],
    ['ratings elsewhere', '/ratings?x=1&after=abc', rules({ isGrid: true }), '/ratings?x=1&after=abc'],
    ['a first parameter', '/posts?after=abc&x=1', rules({}, 7), '/posts?x=1&until=7'],
    [
      'the only parameter',
      '/posts?after=abc',
      rules({ isGrid: true, isByOffset: true }, 7, 3),
      '/posts?offset=3',
    ],
    ['a first parameter of its own', '/posts?until=3&x=1', rules({}, 7), '/posts?until=7&x=1'],
    ['no parameters', '/posts', rules({}, 7), '/posts?until=7'],
  ])('[F10] page feed: %s', (_, url, given, expected) => {
    expect(nextUrl(url, 'trophyshop', given)).toBe(expected)
  })

  const value = fc.stringMatching(/^[\w%.$|\\{}[\]()+*^-]{0,12}$/)
  const name = fc.constantFrom(
    'limit',
    'fields',
    'until',
    'after',
    'offset',
    '__paging_token',
    'since',
    'locale',
  )
  const url = fc
    .array(fc.tuple(name, value), { maxLength: 8 })
    .map((all) => `${GRAPH}${all.map(([each, of]) => `&${each}=${of}`).join('')}`)
  const given = fc.record({
    isGrid: fc.boolean(),
    isByOffset: fc.boolean(),
    isReviews: fc.boolean(),
    hadNoPosts: fc.boolean(),
    until: fc.option(fc.integer({ min: 0 }), { nil: undefined }),
    offset: fc.nat(),
  })
  const others = (address: string) =>
    address.split('&').filter((part) => !/^(until|after|offset|__paging_token)=/.test(part))

  test('[F10] page feed: all but the named parameters stays the same, to the byte (47)', () => {
    fc.assert(
      fc.property(url, given, (address, { until, offset, ...rest }) => {
        const next = nextUrl(address, 'x', { ...rest, shown: () => ({ until, offset }) })
        expect(others(next)).toEqual(others(address))
        expect(next).toContain('access_token=x_cff_hide_token_x')
        expect(next).not.toContain('&__paging_token=')
      }),
    )
  })

  test('[F10] page feed: rewriting an address twice changes nothing more', () => {
    fc.assert(
      fc.property(url, given, (address, { until, offset, ...rest }) => {
        const asking = { ...rest, shown: () => ({ until, offset }) }
        const once = nextUrl(address, 'x', asking)
        expect(nextUrl(once, 'x', asking)).toBe(once)
      }),
    )
  })
})

describe('[F10] page feed: the map of addresses', () => {
  test.each([null, '', ' ', '""', '{}', '[]', '0', 'null', 'true', '{"a":', "{'a':1}", '<html>', '"x"'])(
    '[F10] page feed: %j is none (45)',
    (text) => {
      expect(readNextUrls(text)).toEqual({ is: 'none' })
    },
  )

  test.each(['12', '-1', '12345678901234567890'])(
    '[F10] page feed: the number %s goes back as it is',
    (text) => {
      const next = readNextUrls(` ${text} `)
      expect(urlsText(rewritten(next, rules({}, 1)))).toBe(text)
      expect(filledFrom(next, readNextUrls('{"a":"b"}'))).toEqual(next)
    },
  )

  test('[F10] page feed: a value that is no address stays', () => {
    const text =
      '{"latest_record_date":"2020&after=x","n":7,"o":{"after":"&after=x"},"__proto__":"u?a&after=x"}'
    const next = urlsText(rewritten(readNextUrls(text), rules({}, 5)))
    expect(next).toBe(text.replace('u?a&after=x', 'u?a&until=5'))
  })

  test('[F10] page feed: each address continues from the posts of its own key', () => {
    const next = rewritten(readNextUrls('{"a":"u?x","b":"u?y"}'), {
      ...rules(),
      shown: (key) => ({ until: key === 'a' ? 1 : 2, offset: 0 }),
    })
    expect(urlsText(next)).toBe('{"a":"u?x&until=1","b":"u?y&until=2"}')
  })

  test('[F10] page feed: a grid takes missing addresses from the previous page', () => {
    const previous = readNextUrls('{"a":"old","b":"old"}')
    expect(filledFrom(readNextUrls('""'), previous)).toEqual(previous)
    expect(urlsText(filledFrom(readNextUrls('{"a":"new"}'), previous))).toBe('{"a":"new","b":"old"}')
    expect(urlsText(filledFrom(readNextUrls('{"a":"new"}'), readNextUrls('{}')))).toBe('{"a":"new"}')
    expect(filledFrom(readNextUrls('{}'), readNextUrls('[]'))).toEqual({ is: 'none' })
  })

  test('[F10] page feed: any text can be read, and the sent text can be read again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const next = readNextUrls(text)
        const sent = urlsText(rewritten(next, rules({}, 1)))
        if (next.is !== 'number') expect(readNextUrls(sent).is).toBe(next.is)
      }),
    )
  })
})

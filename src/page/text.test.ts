import { afterEach, describe, expect, test, vi } from 'vitest'
import { plural, text } from './text'

const ITEMS = { one: '{count} item', other: '{count} items' }
const FOUND = { one: '{count} item in {where}', other: '{count} items in {where}' }

function site(texts: unknown, language = 'en') {
  vi.stubGlobal('laurelConfig', { texts })
  document.documentElement.lang = language
}

afterEach(() => document.documentElement.removeAttribute('lang'))

describe('[X17] texts', () => {
  test('[X17] texts: a text is English until the site has a translation', () => {
    expect(text('shop.close', 'Close')).toBe('Close')
    site({ 'shop.close': 'Schließen' })
    expect(text('shop.close', 'Close')).toBe('Schließen')
    expect(text('shop.open', 'Open')).toBe('Open')
  })

  test('[X17] texts: names in braces become values, in the order of the language, and each once', () => {
    site({ 'shop.slide': '{count} Bilder, Nr. {number}' })
    expect(text('shop.slide', 'Slide {number} of {count}', { number: 2, count: 5 })).toBe('5 Bilder, Nr. 2')
    expect(text('shop.title', '{title}: {name}', { title: '{name}', name: '$&' })).toBe('{name}: $&')
  })

  test('[X17] texts: a name without a value stays as it is', () => {
    expect(text('shop.slide', 'Slide {number} {constructor} {}', { count: 5 })).toBe(
      'Slide {number} {constructor} {}',
    )
    expect(text('shop.slide', 'Slide {number}')).toBe('Slide {number}')
  })

  test.each([null, 7, 'Schließen', [], () => {}, { 'shop.close': null }])(
    '[X17] texts: what is no translation counts as none: %s',
    (texts) => {
      site(texts)
      expect(text('shop.close', 'Close')).toBe('Close')
      expect(plural('shop.close', 2, ITEMS)).toBe('2 items')
    },
  )

  test('[X17] texts: a text without a count has no forms, and one with a count is no single text', () => {
    site({ 'shop.close': { other: 'Schließen' }, 'shop.items': 'Artikel' })
    expect(text('shop.close', 'Close')).toBe('Close')
    expect(plural('shop.items', 2, ITEMS)).toBe('2 items')
  })

  test('[X17] texts: settings that are no object count as none', () => {
    for (const settings of [null, 'x', 7]) {
      vi.stubGlobal('laurelConfig', settings)
      expect(text('shop.close', 'Close')).toBe('Close')
      expect(plural('shop.items', 1, ITEMS)).toBe('1 item')
    }
  })
})

describe('[X17] texts with a count', () => {
  test('[X17] texts: English has a form for one and a form for any other count', () => {
    expect([0, 1, 2, 1.5].map((count) => plural('shop.items', count, ITEMS))).toEqual([
      '0 items',
      '1 item',
      '2 items',
      '1.5 items',
    ])
    document.documentElement.lang = 'fr'
    expect(plural('shop.items', 0, ITEMS)).toBe('0 items')
  })

  test('[X17] texts: a translation has as many forms as its language', () => {
    site({ 'shop.items': { one: '{count} товар', few: '{count} товара', many: '{count} товаров' } }, 'ru-RU')
    expect([1, 3, 5, 21].map((count) => plural('shop.items', count, ITEMS))).toEqual([
      '1 товар',
      '3 товара',
      '5 товаров',
      '21 товар',
    ])
  })

  test('[X17] texts: a missing form is the one for other counts, and without that the text is English', () => {
    site({ 'shop.items': { other: '{count} przedmiotów' } }, 'pl')
    expect(plural('shop.items', 3, ITEMS)).toBe('3 przedmiotów')
    site({ 'shop.items': { one: '{count} przedmiot', few: 7 } }, 'pl')
    expect([1, 3, 5].map((count) => plural('shop.items', count, ITEMS))).toEqual([
      '1 przedmiot',
      '3 items',
      '5 items',
    ])
  })

  test.each(['', 'no language', 'pt-PT-ao90', 'x'])(
    '[X17] texts: in the language “%s” every count has the form for other counts',
    (language) => {
      site({ 'shop.items': { one: 'one', other: '{count} artigos' } }, language)
      expect(plural('shop.items', 2, ITEMS)).toBe('2 artigos')
    },
  )

  test('[X17] texts: a text with a count takes other values as well', () => {
    expect(plural('shop.found', 2, FOUND, { where: 'the cart' })).toBe('2 items in the cart')
  })
})

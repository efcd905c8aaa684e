import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { fireCart, parseCount, readCart } from './cart'

const bag = (count: string, total = '$61.00') =>
  `<a class="cart-contents"><span class="amount"> ${total} </span><span class="num-items">${count}</span></a>`

describe('[S27] cart count', () => {
  test.each([
    ['5', 5],
    [' 5 ', 5],
    ['1,024', 1024],
    ['1.024', 1024],
    ['1 024', 1024],
    ['1\u00a0024', 1024],
    ['-2', -2],
    ['(5)', 5],
    ['', 0],
    ['many', 0],
    ['-', 0],
    ['9'.repeat(40), 0],
  ])('[S27] cart count: "%s" is %s', (text, count) => {
    expect(parseCount(text)).toBe(count)
  })

  test('[S27] cart count: any text gives a whole number', () => {
    fc.assert(fc.property(fc.string(), (text) => Number.isSafeInteger(parseCount(text))))
  })

  test('[S27] cart count: any number is read back, with separators and without', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (count) => {
        expect(parseCount(String(count))).toBe(count)
        expect(parseCount(count.toLocaleString('en-US'))).toBe(count)
      }),
    )
  })
})

describe('[S27] cart', () => {
  test('[S27] cart: the first bag counts, its total is as printed', () => {
    document.body.innerHTML = bag('1,024') + bag('7', '$1')
    expect(readCart(document)).toEqual({ count: 1024, total: '$61.00' })
  })

  test('[S27] cart: a stale count is never below 0', () => {
    document.body.innerHTML = bag('-2')
    expect(readCart(document)?.count).toBe(0)
  })

  test('[S27] cart: none on a page without a bag', () => {
    expect(readCart(document)).toBeNull()
  })

  test('[S27] cart: a bag without a total', () => {
    document.body.innerHTML = '<a class="cart-contents"><span class="num-items">1</span></a>'
    expect(readCart(document)).toEqual({ count: 1, total: '' })
  })
})

describe('[S27] laurel:cart', () => {
  let heard: unknown[]
  const remember = (event: Event) => heard.push((event as CustomEvent).detail)
  beforeEach(() => {
    document.body.innerHTML = bag('5')
    fireCart(document)
    heard = []
    document.addEventListener('laurel:cart', remember)
  })
  afterEach(() => document.removeEventListener('laurel:cart', remember))

  test('[X08] laurel:cart: is fired once for a change', () => {
    one('.num-items').textContent = '2'
    fireCart(document)
    fireCart(document)
    expect(heard).toEqual([{ count: 2, total: '$61.00' }])
  })

  test('[X08] laurel:cart: another total is a change too', () => {
    one('.amount').textContent = '$5'
    fireCart(document)
    expect(heard).toEqual([{ count: 5, total: '$5' }])
  })

  test('[X08] laurel:cart: is not fired for what the server printed', () => {
    const fresh = document.implementation.createHTMLDocument()
    fresh.body.innerHTML = bag('5')
    fresh.addEventListener('laurel:cart', remember)
    fireCart(fresh)
    expect(heard).toEqual([])
    fresh.body.innerHTML = bag('6')
    fireCart(fresh)
    expect(heard).toEqual([{ count: 6, total: '$61.00' }])
  })

  test('[X08] laurel:cart: is not fired on a page without a bag', () => {
    document.body.innerHTML = ''
    fireCart(document)
    expect(heard).toEqual([])
  })
})

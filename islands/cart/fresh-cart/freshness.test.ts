import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasCart, LIFETIME_MS, stepFor, timeLeftMs } from './freshness'

const NOW = Date.UTC(2026, 10, 21)
const OWN = { 'div.widget_shopping_cart_content': '<div></div>' }
const kept = (changes: object = {}) => ({ fragments: OWN, hash: 'abc', createdAt: NOW - 1000, ...changes })

describe('[X13] fresh cart: steps', () => {
  test.each([
    ['nothing known', { hash: '', items: 0 }, null, 'leave'],
    ['no cart, a copy of an earlier one', { hash: '', items: 0 }, kept(), 'leave'],
    ['no cart, an empty copy', { hash: '', items: 0 }, kept({ hash: '' }), 'leave'],
    ['a cart, no copy', { hash: 'abc', items: 5 }, null, 'ask'],
    ['a cart and its copy', { hash: 'abc', items: 5 }, kept(), 'show cached'],
    ['a cart and its copy, no number of items', { hash: 'abc', items: 0 }, kept(), 'show cached'],
    ['another cart', { hash: 'abd', items: 5 }, kept(), 'ask'],
    ['a number of items alone', { hash: '', items: 2 }, null, 'ask'],
    ['a number of items and a copy without a hash', { hash: '', items: 2 }, kept({ hash: '' }), 'ask'],
    ['a copy without the shop’s own fragment', { hash: 'abc', items: 5 }, kept({ fragments: {} }), 'ask'],
    [
      'a copy whose own fragment is empty',
      { hash: 'abc', items: 5 },
      kept({ fragments: { 'div.widget_shopping_cart_content': '' } }),
      'ask',
    ],
    ['a copy a day old', { hash: 'abc', items: 5 }, kept({ createdAt: NOW - LIFETIME_MS }), 'ask'],
    [
      'a copy almost a day old',
      { hash: 'abc', items: 5 },
      kept({ createdAt: NOW - LIFETIME_MS + 1 }),
      'show cached',
    ],
    ['a copy of unknown age', { hash: 'abc', items: 5 }, kept({ createdAt: null }), 'ask'],
    ['a copy of tomorrow', { hash: 'abc', items: 5 }, kept({ createdAt: NOW + 1 }), 'ask'],
  ])('[X13] fresh cart: with %s', (_, cookies, copy, step) => {
    expect(stepFor(cookies, copy, NOW)).toBe(step)
  })

  test('[X13] fresh cart: without a cart nothing happens; a copy is shown only for its own hash', () => {
    const copies = fc.record({
      fragments: fc.constantFrom<Record<string, string>>(OWN, {}),
      hash: fc.constantFrom('', 'a', 'b'),
      createdAt: fc.oneof(fc.constant(null), fc.integer({ min: NOW - 2 * LIFETIME_MS, max: NOW + 10 })),
    })
    const cookies = fc.record({ hash: fc.constantFrom('', 'a', 'b'), items: fc.nat(3) })
    fc.assert(
      fc.property(cookies, fc.option(copies, { nil: null }), (cookie, copy) => {
        const step = stepFor(cookie, copy, NOW)
        expect(step === 'leave').toBe(!hasCart(cookie))
        if (step === 'show cached') expect(copy?.hash).toBe(cookie.hash)
      }),
    )
  })

  test.each([
    [NOW, LIFETIME_MS],
    [NOW - LIFETIME_MS + 5, 5],
    [NOW - LIFETIME_MS, 0],
    [NOW - 9 * LIFETIME_MS, 0],
    [NOW + 1, 0],
    [null, 0],
  ])('[X13] fresh cart: a copy of %s is valid for %s ms', (createdAt, left) => {
    expect(timeLeftMs({ createdAt }, NOW)).toBe(left)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ButtonEvent, nextLook } from './button'
import { type Labels, type Look, partsOf } from './look'
import { parseQuantity } from './markup'

const LOOKS: Look[] = ['printed', 'loading', 'added-pending', 'default-pending', 'added', 'failed', 'default']
const EVENTS: ButtonEvent[] = ['click', 'added', 'added-by-any', 'failed', 'reset']
const LABELS: Labels = {
  loadingText: 'Adding...',
  addedText: 'Item added',
  defaultText: 'Add to cart',
  defaultIcon: 'sf-icon-cart',
}

describe('[S26] button', () => {
  test.each<[Look, Look[]]>([
    ['printed', ['loading', 'printed', 'printed', 'printed', 'printed']],
    ['loading', ['loading', 'added', 'added-pending', 'failed', 'loading']],
    ['added-pending', ['loading', 'added', 'added-pending', 'failed', 'default-pending']],
    ['default-pending', ['loading', 'added', 'default-pending', 'failed', 'default-pending']],
    ['added', ['loading', 'added', 'added', 'added', 'default']],
    ['failed', ['loading', 'failed', 'failed', 'failed', 'failed']],
    ['default', ['loading', 'default', 'default', 'default', 'default']],
  ])(
    '[S26] button: the looks that follow %s on click, added, added-by-any, failed and reset',
    (look, next) => {
      expect(EVENTS.map((event) => nextLook(look, event))).toEqual(next)
    },
  )

  test('[S26] button: from any look a click shows loading, and a failure removes it', () => {
    const history = fc.array(fc.constantFrom(...EVENTS))
    fc.assert(
      fc.property(fc.constantFrom(...LOOKS), history, (start, events) => {
        const look = events.reduce(nextLook, start)
        expect(nextLook(look, 'click')).toBe('loading')
        expect(nextLook(look, 'failed')).not.toBe('loading')
      }),
    )
  })

  test('[S26] button: a failure of its own request always ends in the default look', () => {
    const heard = fc.array(fc.constantFrom<ButtonEvent>('click', 'added-by-any', 'reset'))
    fc.assert(
      fc.property(fc.constantFrom(...LOOKS), heard, (start, events) => {
        const look = events.reduce(nextLook, nextLook(start, 'click'))
        expect(partsOf(nextLook(look, 'failed'), LABELS)).toEqual(partsOf('default', LABELS))
      }),
    )
  })

  test.each<[Look, { text: string | null; icon: string | null }]>([
    ['printed', { text: null, icon: null }],
    ['loading', { text: 'Adding...', icon: 'sf-icon-loader-gap' }],
    ['added-pending', { text: 'Item added', icon: 'sf-icon-tick' }],
    ['default-pending', { text: 'Add to cart', icon: 'sf-icon-cart' }],
    ['added', { text: 'Item added', icon: 'sf-icon-tick' }],
    ['failed', { text: 'Add to cart', icon: 'sf-icon-cart' }],
    ['default', { text: 'Add to cart', icon: 'sf-icon-cart' }],
  ])('[S26] button: text and icon of %s', (look, parts) => {
    expect(partsOf(look, LABELS)).toEqual(parts)
  })

  test('[S26] button: missing texts leave the present ones', () => {
    const bare = { loadingText: null, addedText: null, defaultText: null, defaultIcon: null }
    expect(LOOKS.map((look) => partsOf(look, bare).text)).toEqual(LOOKS.map(() => null))
    expect(partsOf('default', bare).icon).toBeNull()
  })
})

test.each([
  ['4', '4'],
  [' 4 ', '4'],
  ['0.5', '0.5'],
  ['0', null],
  ['-3', null],
  ['', null],
  ['abc', null],
  ['4 cups', null],
  ['Infinity', null],
  ['NaN', null],
])('[S26] quantity "%s" is posted as %s', (typed, posted) => {
  expect(parseQuantity(typed)).toBe(posted)
})

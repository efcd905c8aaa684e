import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ButtonEvent, type Faces, faceOf, type Look, nextLook, parseQuantity } from './button'

const LOOKS: Look[] = ['printed', 'loading', 'added', 'default']
const FACES: Faces = {
  loadingText: 'Adding...',
  addedText: 'Item added',
  defaultText: 'Add to cart',
  defaultIcon: 'sf-icon-cart',
}

describe('[S26] button', () => {
  test.each<[Look, Record<ButtonEvent, Look>]>([
    ['printed', { click: 'loading', added: 'printed', failed: 'printed', reset: 'printed' }],
    ['loading', { click: 'loading', added: 'added', failed: 'default', reset: 'default' }],
    ['added', { click: 'loading', added: 'added', failed: 'added', reset: 'default' }],
    ['default', { click: 'loading', added: 'default', failed: 'default', reset: 'default' }],
  ])('[S26] button: what follows on %s', (look, next) => {
    const found = Object.fromEntries(
      Object.keys(next).map((event) => [event, nextLook(look, event as ButtonEvent)]),
    )
    expect(found).toEqual(next)
  })

  test('[S26] button: after any history a click shows loading, and a failure then never leaves the spinner', () => {
    const history = fc.array(fc.constantFrom<ButtonEvent>('click', 'added', 'failed', 'reset'))
    fc.assert(
      fc.property(fc.constantFrom(...LOOKS), history, (start, events) => {
        const look = events.reduce(nextLook, start)
        expect(nextLook(look, 'click')).toBe('loading')
        expect(nextLook(look, 'failed')).not.toBe('loading')
      }),
    )
  })

  test.each<[Look, { text: string | null; icon: string | null }]>([
    ['printed', { text: null, icon: null }],
    ['loading', { text: 'Adding...', icon: 'sf-icon-loader-gap' }],
    ['added', { text: 'Item added', icon: 'sf-icon-tick' }],
    ['default', { text: 'Add to cart', icon: 'sf-icon-cart' }],
  ])('[S26] button: the face of %s', (look, face) => {
    expect(faceOf(look, FACES)).toEqual(face)
  })

  test('[S26] button: texts that are missing leave what is there', () => {
    const bare = { loadingText: null, addedText: null, defaultText: null, defaultIcon: null }
    expect(LOOKS.map((look) => faceOf(look, bare).text)).toEqual([null, null, null, null])
    expect(faceOf('default', bare).icon).toBeNull()
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

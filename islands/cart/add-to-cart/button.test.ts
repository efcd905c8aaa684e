import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ButtonEvent, type Faces, faceOf, type Look, nextLook, parseQuantity } from './button'

const LOOKS: Look[] = ['printed', 'loading', 'told', 'late', 'added', 'failed', 'default']
const EVENTS: ButtonEvent[] = ['click', 'added', 'told', 'failed', 'reset']
const FACES: Faces = {
  loadingText: 'Adding...',
  addedText: 'Item added',
  defaultText: 'Add to cart',
  defaultIcon: 'sf-icon-cart',
}

describe('[S26] button', () => {
  test.each<[Look, Look[]]>([
    ['printed', ['loading', 'printed', 'printed', 'printed', 'printed']],
    ['loading', ['loading', 'added', 'told', 'failed', 'loading']],
    ['told', ['loading', 'added', 'told', 'failed', 'late']],
    ['late', ['loading', 'added', 'late', 'failed', 'late']],
    ['added', ['loading', 'added', 'added', 'added', 'default']],
    ['failed', ['loading', 'failed', 'failed', 'failed', 'failed']],
    ['default', ['loading', 'default', 'default', 'default', 'default']],
  ])('[S26] button: what follows on %s after click, added, told, failed and reset', (look, next) => {
    expect(EVENTS.map((event) => nextLook(look, event))).toEqual(next)
  })

  test('[S26] button: after any history a click shows loading, and a failure then never leaves the spinner', () => {
    const history = fc.array(fc.constantFrom(...EVENTS))
    fc.assert(
      fc.property(fc.constantFrom(...LOOKS), history, (start, events) => {
        const look = events.reduce(nextLook, start)
        expect(nextLook(look, 'click')).toBe('loading')
        expect(nextLook(look, 'failed')).not.toBe('loading')
      }),
    )
  })

  test('[S26] button: while its own request is on its way, a failure ends in the default look, whatever it was told', () => {
    const heard = fc.array(fc.constantFrom<ButtonEvent>('click', 'told', 'reset'))
    fc.assert(
      fc.property(fc.constantFrom(...LOOKS), heard, (start, events) => {
        const look = events.reduce(nextLook, nextLook(start, 'click'))
        expect(faceOf(nextLook(look, 'failed'), FACES)).toEqual(faceOf('default', FACES))
      }),
    )
  })

  test.each<[Look, { text: string | null; icon: string | null }]>([
    ['printed', { text: null, icon: null }],
    ['loading', { text: 'Adding...', icon: 'sf-icon-loader-gap' }],
    ['told', { text: 'Item added', icon: 'sf-icon-tick' }],
    ['late', { text: 'Add to cart', icon: 'sf-icon-cart' }],
    ['added', { text: 'Item added', icon: 'sf-icon-tick' }],
    ['failed', { text: 'Add to cart', icon: 'sf-icon-cart' }],
    ['default', { text: 'Add to cart', icon: 'sf-icon-cart' }],
  ])('[S26] button: the face of %s', (look, face) => {
    expect(faceOf(look, FACES)).toEqual(face)
  })

  test('[S26] button: texts that are missing leave what is there', () => {
    const bare = { loadingText: null, addedText: null, defaultText: null, defaultIcon: null }
    expect(LOOKS.map((look) => faceOf(look, bare).text)).toEqual(LOOKS.map(() => null))
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

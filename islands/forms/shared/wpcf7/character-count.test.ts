import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CharacterCount, type CountRules, countText, readCountRules } from './character-count'

const UP: CountRules = { direction: 'up', start: 0, maximum: undefined, minimum: undefined }

describe('[S58] counting the characters of a text', () => {
  test.each<[string, Partial<CountRules>, Partial<CharacterCount>, string]>([
    ['abc', { direction: 'down', start: 40 }, { shown: 37 }, 'down from 40 (A-42)'],
    ['elevenchars', { direction: 'down', start: 10, maximum: 10 }, { shown: -1, isTooLong: true }, 'A-43'],
    ['tenletters', { maximum: 10 }, { shown: 10, isTooLong: false }, 'as long as it may be'],
    ['', { minimum: 3 }, { shown: 0, isTooShort: true }, 'empty is too short (A-44)'],
    ['abc', { minimum: 3 }, { shown: 3, isTooShort: false }, 'as short as it may be'],
    ['  a  ', {}, { shown: 1 }, 'blanks around (A-45)'],
    ['  a  ', { minimum: 3 }, { shown: 1, isTooShort: false }, 'blanks are long enough'],
    [`${' '.repeat(10)}x`, { maximum: 10 }, { shown: 1, isTooLong: true }, 'blanks are too long (A-46)'],
    ['🏆', {}, { shown: 2 }, 'UTF-16 units'],
    ['a', { maximum: 0 }, { shown: 1, isTooLong: true }, 'nothing may be typed'],
    ['anything', {}, { shown: 8, isTooLong: false, isTooShort: false }, 'without limits'],
  ])('%j with %o: %o (%s)', (text, rules, expected) => {
    expect(countText(text, { ...UP, ...rules })).toMatchObject(expected)
  })

  test('[S58] counting up and counting down add up to the start', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, start) => {
        const up = countText(text, UP).shown
        expect(up).toBe(text.trim().length)
        expect(countText(text, { ...UP, direction: 'down', start }).shown).toBe(start - up)
      }),
    )
  })
})

describe('[S58] what the server prints of a counter', () => {
  test('[S58] limits and start', () => {
    const dataset = { startingValue: '40', maximumValue: ' 40 ', minimumValue: '0' }
    expect(readCountRules(dataset, true)).toEqual({
      direction: 'down',
      start: 40,
      maximum: 40,
      minimum: 0,
    })
  })

  test.each([undefined, '', 'many', '-1', '1.5', '0x10', 'NaN'])('[S58] a limit of %j is none', (value) => {
    const dataset =
      value === undefined ? {} : { startingValue: value, maximumValue: value, minimumValue: value }
    expect(readCountRules(dataset, false)).toEqual(UP)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answered, type Love, type LoveAnswer, nextAction, parseLovers } from './love'

const love = (lovers: number, loved = false): Love => ({ loved, lovers, pending: false })
const anyLove = fc.record({ loved: fc.boolean(), lovers: fc.nat(), pending: fc.boolean() })
const anyAnswer = fc.constantFrom<LoveAnswer>('loved', 'unloved')

describe('[S25] lovers', () => {
  test.each([
    ['7', 7],
    [' 7\n', 7],
    ['0', 0],
    ['1,024', 1024],
    ['1.204', 1204],
    ['1 024', 1024],
    ['1\u00a0024', 1024],
    ['1\u202f024', 1024],
    ['1’024', 1024],
    ['12,345,678', 12_345_678],
    ['', 0],
    ['many', 0],
    ['-3', 0],
    ['7 people', 0],
    ['1,02', 0],
    ['<b>7</b>', 0],
    ['9'.repeat(21), 0],
  ])('[S25] lovers: "%s" is %s', (text, lovers) => {
    expect(parseLovers(text)).toBe(lovers)
  })

  test('[S25] lovers: any text gives a whole number of at least 0', () => {
    fc.assert(
      fc.property(fc.string(), (text) => Number.isSafeInteger(parseLovers(text)) && parseLovers(text) >= 0),
    )
  })

  test('[S25] lovers: a number is parsed with and without thousands separators', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('en', 'de', 'fr', 'de-CH'), (lovers, locale) => {
        expect(parseLovers(String(lovers))).toBe(lovers)
        expect(parseLovers(lovers.toLocaleString(locale))).toBe(lovers)
      }),
    )
  })
})

describe('[S25] love', () => {
  test.each([
    ['not loved', false, false, 'love_it'],
    ['loved', true, false, 'unlove_it'],
    ['a guest with a cookie', false, true, 'unlove_it'],
    ['both', true, true, 'unlove_it'],
  ])('[S25] the next action when %s', (_, loved, cookie, action) => {
    expect(nextAction(love(7, loved), cookie)).toBe(action)
  })

  test('[S25] an answer settles the state and the count', () => {
    expect(answered(love(7), 'loved')).toEqual(love(8, true))
    expect(answered(love(8, true), 'unloved')).toEqual(love(7))
  })

  test('[S25] the count never goes below 0, and nothing is pending after an answer', () => {
    fc.assert(
      fc.property(anyLove, fc.array(anyAnswer, { minLength: 1 }), (start, answers) => {
        const end = answers.reduce(answered, start)
        expect(end.lovers).toBeGreaterThanOrEqual(0)
        expect(end.pending).toBe(false)
        expect(end.loved).toBe(answers.at(-1) === 'loved')
      }),
    )
  })

  test('[S25] loving and unloving leaves the count unchanged', () => {
    fc.assert(
      fc.property(anyLove, (start) => {
        expect(answered(answered(start, 'loved'), 'unloved').lovers).toBe(start.lovers)
      }),
    )
  })
})

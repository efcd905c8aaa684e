import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startSearch } from './search'

const termOf = (value: string) => startSearch(value).term

test.each([
  ['cup', 'cup'],
  ['  gold   star\tcup ', 'gold star cup'],
  ['gold\u00a0cup\r\n', 'gold cup'],
  ['\u3000gold\u2028\ufeffcup\u3000', 'gold cup'],
  ['', ''],
  [' \t\n\u00a0', ''],
  ['2024', '2024'],
  ['Größe', 'Größe'],
  ['<b>cup</b> {1} [2] \\/', '<b>cup</b> {1} [2] \\/'],
])('[S40] term: %j is searched as %j (row 8)', (value, term) => {
  expect(termOf(value)).toBe(term)
})

const anyTyping = fc.string({ unit: fc.constantFrom('a', 'Ü', '<', ' ', '\t', '\n', '\u00a0', '\u3000') })

test('[S40] term: what is normalised once stays as it is', () => {
  fc.assert(
    fc.property(anyTyping, (value) => {
      expect(termOf(termOf(value))).toBe(termOf(value))
    }),
  )
})

test('[S40] term: whitespace is all that changes', () => {
  const words = (text: string) => text.split(/\s+/u).filter(Boolean)
  fc.assert(
    fc.property(anyTyping, (value) => {
      expect(termOf(value)).toBe(words(value).join(' '))
    }),
  )
})

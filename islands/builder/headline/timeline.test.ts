import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changeOf,
  type HeadlineStyle,
  hasChanges,
  PREPARED_AFTER_MS,
  preparation,
  wordAfter,
} from './timeline'

/** The actions, with their times in ms after the page's load. */
type Event = readonly [atMs: number, what: string]

/** The first changes of a headline with words of these lengths. */
function played(style: HeadlineStyle, lengths: readonly number[], count = 2): Event[] {
  const word = (index: number) => ({ word: index, letters: lengths[index] ?? 0 })
  const lines = [preparation(style)]
  let current = 0
  for (let index = 0; index < count; index += 1) {
    const next = wordAfter(current, lengths.length)
    lines.push(changeOf(style, word(current), word(next)))
    current = next
  }
  let startMs = PREPARED_AFTER_MS
  return lines.flatMap(({ steps, lastsMs }) => {
    const from = startMs
    startMs += lastsMs
    return steps.map(({ atMs, does, ...on }): Event => [from + atMs, [does, ...Object.values(on)].join(' ')])
  })
}

describe('[P09] headline: timelines from the page’s load on', () => {
  test('[P09] headline: plain styles change every 2500 ms (H1)', () => {
    expect(played('plain', [0, 0, 0])).toEqual([
      [5000, 'hide 0'],
      [5000, 'show 1'],
      [7500, 'hide 1'],
      [7500, 'show 2'],
    ])
  })

  test('[P09] headline: a loading bar starts 800 ms after its word, and lasts until the next (H2)', () => {
    expect(played('loading-bar', [0, 0])).toEqual([
      [2500, 'remove-class is-loading'],
      [3300, 'add-class is-loading'],
      [6300, 'remove-class is-loading'],
      [6300, 'hide 0'],
      [6300, 'show 1'],
      [7100, 'add-class is-loading'],
      [10100, 'remove-class is-loading'],
      [10100, 'hide 1'],
      [10100, 'show 0'],
      [10900, 'add-class is-loading'],
    ])
  })

  test('[P09] headline: clip closes and opens in 600 ms each, and pauses for 1500 ms (H3)', () => {
    expect(played('clip', [0, 0])).toEqual([
      [5000, 'narrow'],
      [5600, 'hide 0'],
      [5600, 'show 1'],
      [5600, 'widen 1'],
      [7700, 'narrow'],
      [8300, 'hide 1'],
      [8300, 'show 0'],
      [8300, 'widen 0'],
    ])
  })

  test('[P09] headline: type selects the word, removes it, and types the next, one letter per 150 ms (H4)', () => {
    expect(played('type', [3, 5], 1)).toEqual([
      [5000, 'add-class selected'],
      [5000, 'remove-class waiting'],
      [5500, 'remove-class selected'],
      [5500, 'hide 0'],
      [5500, 'letter-out 0 0'],
      [5500, 'letter-out 0 1'],
      [5500, 'letter-out 0 2'],
      [6300, 'show 1'],
      [6300, 'letter-in 1 0'],
      [6450, 'letter-in 1 1'],
      [6600, 'letter-in 1 2'],
      [6750, 'letter-in 1 3'],
      [6900, 'letter-in 1 4'],
      [7100, 'add-class waiting'],
    ])
    expect(played('type', [3, 5])[14]).toEqual([9400, 'add-class selected'])
  })

  test('[P09] headline: letters are swapped one per 50 ms; the next change is 2500 ms after the longer word (H6)', () => {
    expect(played('letters', [3, 5])).toEqual([
      [5000, 'letter-out 0 0'],
      [5000, 'letter-in 1 0'],
      [5050, 'letter-out 0 1'],
      [5050, 'letter-in 1 1'],
      [5100, 'letter-out 0 2'],
      [5100, 'letter-in 1 2'],
      [5150, 'letter-in 1 3'],
      [5200, 'letter-in 1 4'],
      [7700, 'letter-out 1 0'],
      [7700, 'letter-in 0 0'],
      [7750, 'letter-out 1 1'],
      [7750, 'letter-in 0 1'],
      [7800, 'letter-out 1 2'],
      [7800, 'letter-in 0 2'],
      [7850, 'letter-out 1 3'],
      [7900, 'letter-out 1 4'],
    ])
  })

  test.each([
    ['plain', false],
    ['letters', false],
    ['clip', false],
    ['loading-bar', false],
    ['type', true],
  ] as const)('[P09] headline: a single word of style %s is changed: %s (H7)', (style, does) => {
    expect(hasChanges(style, 1)).toBe(does)
    expect(hasChanges(style, 0)).toBe(false)
    expect(hasChanges(style, 2)).toBe(true)
  })

  test('[P09] headline: the last word is followed by the first (H9)', () => {
    expect([0, 1, 2].map((word) => wordAfter(word, 3))).toEqual([1, 2, 0])
  })

  test('[P09] headline: steps are in order, and end before the next change, for any words', () => {
    const styles = fc.constantFrom<HeadlineStyle>('plain', 'letters', 'clip', 'loading-bar', 'type')
    const length = fc.nat(60)
    fc.assert(
      fc.property(styles, length, length, (style, from, to) => {
        const { steps, lastsMs } = changeOf(style, { word: 0, letters: from }, { word: 1, letters: to })
        const times = steps.map(({ atMs }) => atMs)
        expect(times).toEqual([...times].sort((one, other) => one - other))
        expect(lastsMs).toBeGreaterThan(times.at(-1) ?? 0)
      }),
    )
  })
})

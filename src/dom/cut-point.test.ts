import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { cutPoint, exactCutPoint } from './cut-point'

const long = (length: number) => 'x'.repeat(length)
const FAMILY = '👨‍👩‍👧‍👦'

/** The text before the cut. */
function beginning(pieces: readonly string[], limit = 115): string {
  const point = cutPoint(pieces, limit)
  if (!point) return pieces.join('')
  return pieces.slice(0, point.piece).join('') + (pieces[point.piece] ?? '').slice(0, point.offset)
}
const collapsed = (text: string) => text.replace(/[ \t\n\r\f]+/g, ' ')

describe('[S53] text cut: where', () => {
  test.each([
    ['115 characters (13.1)', [long(115)], null],
    ['116 characters (13.2)', [long(116)], { piece: 0, offset: 115 }],
    ['115 of them in two pieces', [long(100), long(15)], null],
    ['the 116th in a piece of its own', [long(115), 'x'], { piece: 0, offset: 115 }],
    ['empty pieces', ['', long(115), '', 'x'], { piece: 1, offset: 115 }],
    ['nothing', [], null],
    ['white space around 115', [`\n   ${long(115)}\n  `], null],
    ['white space as one space', [`${long(57)}  \n\t ${long(57)}`], null],
    ['a space that is the last to fit', [`${long(114)}  yz`], { piece: 0, offset: 116 }],
    ['white space across pieces', [`${long(57)} `, ' ', ` ${long(57)}`], null],
    ['no-break spaces as themselves', ['\u00a0'.repeat(116)], { piece: 0, offset: 115 }],
    ['what is no letter in one unit', [`${'🏆'.repeat(115)}!`], { piece: 0, offset: 230 }],
  ])('[S53] text cut: %s', (_, pieces, point) => {
    expect(cutPoint(pieces, 115)).toEqual(point)
  })

  test('[S53] text cut: what looks like one character is not broken', () => {
    expect(beginning([`${FAMILY}e\u0301${FAMILY}!`], 2)).toBe(`${FAMILY}e\u0301`)
    vi.stubGlobal('Intl', {})
    expect(beginning(['🏆🏆🏆'], 2)).toBe('🏆🏆')
  })

  test('[S53] text cut: for any text, the beginning of it that a visitor sees has the limit’s length', () => {
    const pieces = fc.array(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '🏆', 'ß') }))
    fc.assert(
      fc.property(pieces, fc.integer({ min: 1, max: 12 }), (text, limit) => {
        const whole = collapsed(text.join('')).trim()
        const seen = collapsed(beginning(text, limit)).trimStart()
        expect(whole.startsWith(seen.trimEnd())).toBe(true)
        if ([...whole].length <= limit) expect(cutPoint(text, limit)).toBeNull()
        else expect([...seen]).toHaveLength(limit)
      }),
    )
  })
})

describe('[F03] page feed: where a text is cut', () => {
  /** The text that is shown. */
  function shown(pieces: readonly string[], limit: number) {
    const point = exactCutPoint(pieces, limit)
    if (!point) return pieces
    return [...pieces.slice(0, point.piece), (pieces[point.piece] ?? '').slice(0, point.offset)]
  }

  test.each([
    [['Engraved trophies ready for the Brisbane finals night'], 20, ['Engraved trophies re']],
    [['Line one', 'Line two', 'Line three'], 17, ['Line one', 'Line two', 'L']],
    [['A ', 'very long link', ' tail'], 10, ['A ', 'very lon']],
    [['Line one', 'Line two'], 8, ['Line one']],
    [['Ten 56789\n', ' \u00a0'], 9, ['Ten 56789\n', ' \u00a0']],
    [['a  b'], 2, ['a ']],
    [[`${FAMILY}e\u0301!`], 2, [`${FAMILY}e\u0301`]],
    [['Tom & Kim'], 5, ['Tom &']],
    [['', 'abc', ''], 99_999, ['', 'abc', '']],
    [[], 1, []],
  ])('[F03] page feed: %j at %i is %j', (pieces, limit, cut) => {
    expect(shown(pieces, limit)).toEqual(cut)
  })

  test('[F03] page feed: of any text the beginning, of the limit’s length in what looks like characters', () => {
    const characters = fc.array(fc.constantFrom('a', ' ', '\n', '🏆', FAMILY, 'e\u0301', '🇦🇺 '), {
      maxLength: 12,
    })
    const segments = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
    fc.assert(
      fc.property(fc.array(characters), fc.integer({ min: 1, max: 12 }), (pieces, limit) => {
        const texts = pieces.map((piece) => piece.join(''))
        const whole = texts.join('')
        const cut = shown(texts, limit).join('')
        expect(whole.startsWith(cut)).toBe(true)
        if (cut === whole) return
        expect(cut).toBe(segments(whole).slice(0, limit).join(''))
        expect(whole.slice(cut.length)).toMatch(/\S/)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FoundLine, type Lines, lineAt, locksOf, reduceLines, resumed } from './lines'

const line = (text = '', logo = false, limit = 30) => ({ text, logo, limit })
const start = (...pieces: ReturnType<typeof line>[][]): Lines => ({ items: [pieces], copied: undefined })
const first = { item: 0, piece: 0, line: 0 }

describe('[E04] lines', () => {
  test.each([
    ['', false, { text: false, logo: false }],
    ['   ', false, { text: false, logo: false }],
    ['Champion', false, { text: false, logo: true }],
    ['', true, { text: true, logo: false }],
    ['Champion', true, { text: true, logo: false }],
  ])('[E04] lines: “%s” with logo %s locks %o', (text, logo, locks) => {
    expect(locksOf({ text, logo })).toEqual(locks)
  })

  test('[E04] lines: never are both locked', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (text, logo) => {
        const locks = locksOf({ text, logo })
        expect(locks.text && locks.logo).toBe(false)
      }),
    )
  })

  test('[E04] lines: a copy goes to the later pieces, as far as they have room, and cuts no character in two', () => {
    const lines = start([line('Cup 🏆🏆')], [line('', true, 30)], [line('old', false, 5)])
    const copied = reduceLines(lines, { type: 'copy', from: first })
    expect(copied.items[0]?.map(([only]) => only)).toEqual([
      line('Cup 🏆🏆'),
      line('Cup 🏆🏆'),
      line('Cup ', false, 5),
    ])
  })

  test('[E04] lines: undone, the later pieces are as before, but for what was typed since', () => {
    const lines = start([line('Cup')], [line('one')], [line('two')])
    let now = reduceLines(lines, { type: 'copy', from: first })
    now = reduceLines(now, { type: 'write', at: { ...first, piece: 2 }, text: 'three' })
    now = reduceLines(now, { type: 'write', at: first, text: 'Cups' })
    now = reduceLines(now, { type: 'undo' })
    expect(now.items[0]?.map(([only]) => only?.text)).toEqual(['Cups', 'one', 'three'])
    expect(now.copied).toBeUndefined()
    expect(reduceLines(now, { type: 'undo' }).items).toBe(now.items)
  })

  test('[E04] lines: a copy that changes nothing leaves the last one to be undone', () => {
    const lines = reduceLines(start([line('Cup')], [line()]), { type: 'copy', from: first })
    expect(reduceLines(lines, { type: 'copy', from: first })).toBe(lines)
    const last = { ...first, piece: 1 }
    expect(reduceLines(lines, { type: 'copy', from: last })).toBe(lines)
    expect(reduceLines(lines, { type: 'copy', from: { item: 7, piece: 0, line: 0 } })).toBe(lines)
  })

  test('[E04] lines: copied and undone, every page of lines is as it was', () => {
    const anyLine = fc.record({
      text: fc.string({ maxLength: 30 }),
      logo: fc.boolean(),
      limit: fc.constant(30),
    })
    const pieces = fc.array(fc.array(anyLine, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(pieces, fc.nat(3), fc.nat(1), (items, piece, index) => {
        const lines: Lines = { items: [items], copied: undefined }
        const copied = reduceLines(lines, { type: 'copy', from: { item: 0, piece, line: index } })
        expect(reduceLines(copied, { type: 'undo' }).items).toEqual(lines.items)
        expect(lineAt(copied, { item: 0, piece, line: index })).toEqual(items[piece]?.[index])
      }),
    )
  })
})

describe('[E05] lines that are resumed', () => {
  const found = (text: string, printed = text): FoundLine => ({
    ...line(text),
    printed: { text: printed, logo: false },
  })
  const resume = (one: FoundLine, kept: string | undefined, isSent = false) =>
    resumed(
      [[one]],
      kept === undefined ? undefined : { isSent, pieces: [[{ text: kept, logo: false }]] },
    )[0]?.[0]?.text

  test.each([
    ['no draft', found('Server'), undefined, false, 'Server'],
    ['a draft that was not posted', found('Server'), 'Draft', false, 'Draft'],
    ['a line that was emptied and not posted', found('Server'), '', false, ''],
    ['a posted draft, and the server has kept something', found('Server'), 'Draft', true, 'Server'],
    ['a posted draft, and the server has kept nothing', found(''), 'Draft', true, 'Draft'],
    ['what the visitor has typed before laurel', found('Typed', ''), 'Draft', false, 'Typed'],
  ])('[E05] lines that are resumed: %s', (_, one, kept, isSent, expected) => {
    expect(resume(one, kept, isSent)).toBe(expected)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exactCutPoint } from '../../../../src/dom/cut-point'
import { textNodesOf } from '../../../../src/dom/text-nodes'
import { cutCopy } from './cut-copy'

type Piece = string | { readonly tag: string; readonly inner: readonly Piece[] }

const { tree } = fc.letrec<{ tree: Piece[]; piece: Piece }>((tie) => ({
  piece: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: fc.constantFrom('a', ' ', '&', '<', '🏆', 'e\u0301'), minLength: 1, maxLength: 6 }),
    fc.constant({ tag: 'br', inner: [] }),
    fc.record({ tag: fc.constantFrom('b', 'a', 'span'), inner: tie('tree') }),
  ),
  tree: fc.array(tie('piece'), { maxLength: 4 }),
}))

function build(pieces: readonly Piece[], into: Element = document.createElement('span')) {
  for (const piece of pieces) {
    if (typeof piece === 'string') into.append(piece)
    else into.append(build(piece.inner, document.createElement(piece.tag)))
  }
  return into
}
const characters = (text: string) => [...new Intl.Segmenter().segment(text)].length
const tagsOf = (root: ParentNode) => [...root.querySelectorAll('*')].map(({ tagName }) => tagName)

describe('[F03] feed posts: a cut copy', () => {
  test('[F03] feed posts: of any text, exactly so many characters, in whole tags (17.4, 17.5)', () => {
    fc.assert(
      fc.property(tree, fc.integer({ min: 1, max: 9 }), (pieces, limit) => {
        const text = build(pieces)
        const whole = text.textContent ?? ''
        const before = text.innerHTML
        const point = exactCutPoint(
          textNodesOf(text).map(({ data }) => data),
          limit,
        )
        if (!point)
          return void expect(
            whole.slice(0, limit).trim() === '' || characters(whole.trimEnd()) <= limit,
          ).toBe(true)
        const copy = build([])
        copy.append(cutCopy(text, point))
        expect(text.innerHTML).toBe(before)
        const seen = copy.textContent ?? ''
        expect(whole.startsWith(seen)).toBe(true)
        // White space after the last line is dropped with it.
        if (/\S/.test(seen)) expect(characters(seen) === limit || tagsOf(text).includes('BR')).toBe(true)
        expect(tagsOf(text).join().startsWith(tagsOf(copy).join())).toBe(true)
        expect(copy.innerHTML.replace(/<br>\s*$/, '')).toBe(copy.innerHTML)
      }),
    )
  })
})

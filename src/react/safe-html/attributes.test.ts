import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ANSWER_ATTRIBUTE } from '../../dom/answer-markup'
import { safeAttributes } from './attributes'

/** Any UTF-16, halves of pairs too. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })

describe('[S41] safe attributes', () => {
  test.each<[string, object, string]>([
    [
      'target="_blank" data-ga="top"',
      { target: '_blank', rel: 'noopener', 'data-ga': 'top' },
      'a new tab without opener',
    ],
    [
      'target="_blank" onclick="x()" href="/evil"',
      { target: '_blank', rel: 'noopener' },
      'no handler, no address',
    ],
    ['TARGET=_BLANK', { target: '_BLANK', rel: 'noopener' }, 'in capitals'],
    [
      'target="_blank" rel="nofollow"',
      { target: '_blank', rel: 'nofollow noopener' },
      'a rel of its own is added to',
    ],
    [
      'target="_blank" rel="noreferrer NoOpener"',
      { target: '_blank', rel: 'noreferrer NoOpener' },
      'noopener once',
    ],
    ['target="_self"', { target: '_self' }, 'the same tab'],
    [
      'class="top wide" title="A &amp; B"',
      { className: 'top wide', title: 'A & B' },
      'React’s name of class',
    ],
    [
      'data-a data-b_c.d-2=x xdata-y=z data-="y"',
      { 'data-a': '', 'data-b_c.d-2': 'x' },
      'only proper names of data',
    ],
    [
      'style="position:fixed" id="a" src="x" role="button" aria-label="x" key="k" ref="r"',
      {},
      'nothing that is not on the list',
    ],
    ['title="x"><img src=x onerror="hacked()">', { title: 'x' }, 'nothing after the tag'],
    ['title="x', {}, 'an open quote'],
    ['__proto__="x" constructor="y"', {}, 'names of Object’s own'],
    ['', {}, 'nothing'],
    [' \n', {}, 'space'],
    ['<<<&&&', {}, 'noise'],
  ])('[S41] safe attributes: %j is %j: %s', (source, props) => {
    const { [ANSWER_ATTRIBUTE]: _, ...own } = safeAttributes(source)
    expect(own).toEqual(props)
  })

  test('[X11] safe attributes: an element with some of an answer mounts no islands', () => {
    expect(safeAttributes('class="add_to_wishlist"')).toEqual({
      className: 'add_to_wishlist',
      [ANSWER_ATTRIBUTE]: '',
    })
    expect(safeAttributes(' ')).toEqual({})
  })

  test('[S41] safe attributes: whatever the text, only names on the list, and only text as values', () => {
    const piece = fc.constantFrom(
      'target=',
      'onclick=',
      'href=',
      'data-',
      '_blank',
      '"',
      "'",
      ' ',
      '>',
      '<',
      '=',
    )
    const source = fc.array(fc.oneof(piece, anyText)).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(source, (text) => {
        for (const [name, value] of Object.entries(safeAttributes(text))) {
          expect(name).toMatch(/^(target|rel|title|className|data-[a-z0-9][a-z0-9_.-]*)$/)
          expect(typeof value).toBe('string')
        }
      }),
    )
  })
})

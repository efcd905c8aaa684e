import fc from 'fast-check'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, test, vi } from 'vitest'
import { plainText, quickHtml, quickText, safeHtml } from '.'
import { parseSimpleHtml } from './simple-html'

const isSimple = (html: string) => parseSimpleHtml(html) !== null

function shown(content: ReactNode): string {
  const element = document.createElement('div')
  const root = createRoot(element)
  flushSync(() => root.render(content))
  const { innerHTML } = element
  root.unmount()
  return innerHTML
}

const quick = (html: string) => shown(quickHtml(html, 'inline'))
/** The same HTML through the browser's parser. */
const parsed = (html: string) => shown(safeHtml(html, 'inline'))

const PRICE =
  '<del aria-hidden="true"><span class="woocommerce-Price-amount amount"><bdi>&#36;32.00</bdi></span></del> ' +
  '<ins><span class="woocommerce-Price-amount amount"><bdi>&#36;24.95</bdi></span></ins>'

const piece = fc.oneof(
  fc.constantFrom(
    '&amp;',
    '&lt;',
    '&#36;',
    '&#8230;',
    '&hellip;',
    '&nbsp;',
    '&foo;',
    '&amp',
    '&#0;',
    '&',
    '<',
    '>',
  ),
  fc.constantFrom(
    '<strong>',
    '</strong>',
    '<span class="a b">',
    '<span>',
    '</span>',
    '<del aria-hidden="true">',
    '</del>',
  ),
  fc.constantFrom(
    '<b',
    '<br>',
    '<B>',
    '</strong >',
    '<span class=a>',
    '<span class="a" class="b">',
    '<i/>',
    '\n',
    '\r',
    ' ',
  ),
  fc.string({ maxLength: 5 }),
)

describe('[S41] simple html', () => {
  test.each([
    ['a highlighted title', 'Gold Star <strong>Cup</strong>'],
    ['two highlights', 'Gold <strong>Cup</strong> and <strong>Star</strong>'],
    ['entities', 'Cups &amp; Bowls&nbsp;&#8211; &quot;new&quot;&hellip;'],
    ['the shop’s price', PRICE],
    ['nested marks', '<b>a<i>b</i></b>'],
    ['an attribute that comes twice', '<span class="a" class="b">x</span>'],
  ])('[S41] simple html: %s is read without the browser’s parser, and alike', (_, html) => {
    expect(isSimple(html)).toBe(true)
    expect(quick(html)).toBe(parsed(html))
  })

  test('[S41] simple html: what is simple never meets the parser', () => {
    const parse = vi.spyOn(document.implementation, 'createHTMLDocument')
    const setter = vi.spyOn(Element.prototype, 'innerHTML', 'set')
    quickHtml(PRICE, 'inline')
    quickText(PRICE)
    expect([parse.mock.calls, setter.mock.calls]).toEqual([[], []])
    vi.restoreAllMocks()
  })

  test.each([
    ['an entity that a highlight has broken', '&<strong>amp</strong>;'],
    ['an unknown entity', 'a &alpha; b'],
    ['a number that is no character', '&#128;'],
    ['a surrogate', '&#55357;'],
    ['a mark that is not closed', '<b>x'],
    ['marks that overlap', '<b><i>x</b></i>'],
    ['a close of nothing', 'x</b>'],
    ['a close with attributes', '<b>x</b class="a">'],
    ['another tag', '<br>'],
    ['another attribute', '<b onclick="x()">y</b>'],
    ['capitals', '<B>x</B>'],
    ['a bare sign', 'a < b'],
    ['a carriage return', '<b>a\rb</b>'],
    ['many marks in each other', `${'<b>'.repeat(21)}x${'</b>'.repeat(21)}`],
  ])('[S41] simple html: %s is left to the parser', (_, html) => {
    expect(isSimple(html)).toBe(false)
  })

  test('[S41] simple html: whatever comes, the result is the parser’s', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const html = pieces.join('')
        expect(quick(html)).toBe(parsed(html))
        expect(quickText(html)).toBe(plainText(html))
      }),
      { numRuns: 300 },
    )
  })
})

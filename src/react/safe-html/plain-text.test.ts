import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { plainText } from './plain-text'

/** Parsers turn a carriage return into a line feed unless it is escaped, and drop NUL. */
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '\r': '&#13;', '\0': '' }
const escapeHtml = (text: string) => text.replace(/[&<\r\0]/g, (character) => ESCAPES[character] ?? '')

/** Any UTF-16, halves of pairs too. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })

describe('[S41] plain text', () => {
  test.each([
    ['Cups &amp; Bowls', 'Cups & Bowls'],
    ['Gold <strong>Cup</strong> and <strong>Star</strong>', 'Gold Cup and Star'],
    ['&<strong>amp</strong>;', '&amp;'],
    ['<img src=x onerror=alert(1)>Cup<script>alert(2)</script>', 'Cup'],
    ['Cup<style>b { color: red }</style><iframe>no frames</iframe>', 'Cup'],
    ['Cup<svg><script>hacked()</script></svg>', 'Cup'],
    ['<form>In <select><option>stock</option></select></form>', 'In stock'],
    ['<col>Gold <td>Cup</td>', 'Gold Cup'],
    ['a<tr>b<td>c</td>d', 'abcd'],
    ['On<!-- never -->backorder', 'Onbackorder'],
    ['  two\n\tlines&nbsp;<br> here ', '  two\n\tlines\u00a0 here '],
    ['5 < 6 & 7', '5 < 6 & 7'],
    ['plain', 'plain'],
    ['', ''],
    ['<b></b>', ''],
  ])('[S41] plain text: %j is %j', (html, text) => {
    expect(plainText(html)).toBe(text)
  })

  test('[S41] plain text: escaped text comes back as it was', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        // The tag brings it to the parser, whatever the text.
        expect(plainText(`<b>${escapeHtml(text)}</b>`)).toBe(text.replace(/\0/g, ''))
      }),
    )
  })

  test('[S41] plain text: what holds no markup is not parsed', () => {
    const parse = vi.spyOn(Element.prototype, 'innerHTML', 'set')
    plainText('Gold Cup 20 cm > 10 cm')
    expect(parse).not.toHaveBeenCalled()
    plainText('Cups<br>Bowls')
    expect(parse).toHaveBeenCalled()
  })
})

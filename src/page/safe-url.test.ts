import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeImageUrl, safeUrl } from './safe-url'

const SHOP = 'https://shop.example/shop/'
const DATA_GIF = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

/** Any UTF-16, halves of pairs too. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })

describe('[S41] safe url', () => {
  test.each([
    'https://shop.example/product/cup/',
    'HTTP://shop.example/',
    'mailto:shop@shop.example',
    'tel:+1555',
    '//cdn.example/cup.jpg',
    '/product/cup/?a=1:2',
    'cup.html',
    '../cups/10:30',
    '?s=cup',
    '#',
    '#sizes',
    '1x:y',
    ':x',
    'cup\u00a0javascript:x()',
    'https://shop.example/\ud800',
  ])('[S41] safe url: %j stays as it is', (url) => {
    expect(safeUrl(url)).toBe(url)
  })

  test.each([
    'javascript:hacked()',
    'JavaScript:hacked()',
    ' \u0001\u001fjavascript:hacked()',
    '\n\tjavascript:hacked()',
    'java\tscr\r\nipt:hacked()',
    'javascript\n:hacked()',
    'vbscript:hacked()',
    'data:text/html,<script>hacked()</script>',
    'data:image/png;base64,AA',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'ftp://shop.example/',
    'view-source:https://shop.example/',
    'constructor:x',
    // Relative to browsers, until somebody trims it.
    '\u00a0javascript:hacked()',
    '\u0001\ufeff\u0002javascript:hacked()',
  ])('[S41] safe url: %j is none', (url) => {
    expect(safeUrl(url)).toBeUndefined()
  })

  test.each([
    [' /product/cup/', '/product/cup/'],
    ['ht\ntps://shop.example/', 'https://shop.example/'],
  ])('[S41] safe url: %j without what browsers ignore is %s', (url, clean) => {
    expect(safeUrl(url)).toBe(clean)
  })

  test.each([[undefined], [null], [''], ['  \n'], [7], [true], [{ error: 1 }], [[SHOP]]])(
    '[S41] safe url: %j is none, and no image',
    (value) => {
      expect(safeUrl(value)).toBeUndefined()
      expect(safeImageUrl(value)).toBeUndefined()
    },
  )

  test('[S41] safe url: whatever passes is of a harmless scheme to a browser', () => {
    const piece = fc.constantFrom(
      'javascript',
      'https',
      'data',
      'mailto',
      ':',
      '/',
      '\t',
      '\n',
      ' ',
      '\0',
      '\u00a0',
      '#',
    )
    const address = fc.array(fc.oneof(piece, anyText)).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(address, (value) => {
        const url = safeUrl(value)
        fc.pre(url !== undefined && URL.canParse(url, SHOP))
        for (const read of [url ?? '', url?.trim() ?? '']) {
          expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(new URL(read, SHOP).protocol)
        }
      }),
    )
  })

  test('[S41] safe url: a megabyte of spaces', () => {
    const long = `x${' '.repeat(1_000_000)}x`
    expect(safeUrl(long)).toBe(long)
  })
})

describe('[S41] safe image url', () => {
  test.each([
    'https://shop.example/cup.jpg',
    '/uploads/cup.jpg',
    'x',
    DATA_GIF,
    'data:image/png,x',
    'DATA:IMAGE/GIF;base64,AA',
  ])('[S41] safe image url: %s stays', (url) => {
    expect(safeImageUrl(url)).toBe(url)
  })

  test.each([
    'javascript:hacked()',
    'jav\nascript:hacked()',
    'mailto:shop@shop.example',
    'tel:+1555',
    'data:image/svg+xml,<svg onload="hacked()"/>',
    'DATA:IMAGE/SVG+XML;base64,AA',
    'data:text/html,<script>hacked()</script>',
    'data:,x',
    'data:image/',
    'data:image/gif',
  ])('[S41] safe image url: %s is none', (url) => {
    expect(safeImageUrl(url)).toBeUndefined()
  })
})

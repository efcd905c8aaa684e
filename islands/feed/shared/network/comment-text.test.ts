import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { autolink } from './autolink'
import { commentText, replyText } from './comment-text'
import { decodeEntities } from './entities'
import type { RichPart } from './rich-parts'

/** Any UTF-16 text, also with lone surrogates. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })
const NO_TAGS = { tags: [] }
const shown = (parts: readonly RichPart[]) =>
  parts.map((part) => (part.is === 'break' ? '\n' : part.text)).join('')
const links = (parts: readonly RichPart[]) =>
  parts.flatMap((part) => (part.is === 'link' ? [[part.text, part.url]] : []))

describe('[F04] page feed: texts of comments', () => {
  test('[F04] comments: tags are text, line breaks stay (17.30)', () => {
    expect(commentText('<script>x</script><br>ok', NO_TAGS)).toEqual([
      { is: 'text', text: '<script>x</script>' },
      { is: 'break' },
      { is: 'text', text: 'ok' },
    ])
    expect(shown(commentText('a<br/>b<BR />c<br>', NO_TAGS))).toBe('a\nb\nc\n')
  })

  test.each([
    ['&amp;', '&'],
    ['&lt;b&gt;', '<b>'],
    ['&amp;lt;', '&lt;'],
    ['Fish &amp; Chips &#039;n&#x27; &quot;peas&quot;', 'Fish & Chips \'n\' "peas"'],
    ['Caf&eacute; &ndash; 3&times;2 &frac12; &euro;5', 'Café – 3×2 ½ €5'],
    ['&#128077;&#0;&#xD800;&#9999999;', '👍\uFFFD\uFFFD\uFFFD'],
    ['&nonsense; & &; &#; &#x; AT&T', '&nonsense; & &; &#; &#x; AT&T'],
    ['&lt;br&gt;', '<br>'],
  ])('[F04] comments: %s shows as %s', (message, text) => {
    expect(shown(commentText(message, NO_TAGS))).toBe(text)
    expect(shown(replyText(message))).toBe(text)
  })

  test('[F04] comments: addresses are links (17.31)', () => {
    const parts = commentText('See www.shop.example or write to a@b.com', NO_TAGS)
    expect(links(parts)).toEqual([
      ['www.shop.example', 'http://www.shop.example'],
      ['a@b.com', 'mailto:a@b.com'],
    ])
  })

  test.each([
    ['https://shop.example/a?b=1&c=2#d', ['https://shop.example/a?b=1&c=2#d']],
    ['(https://shop.example/cup_(gold)), then', ['https://shop.example/cup_(gold)']],
    ['HTTP://SHOP.example!', ['HTTP://SHOP.example']],
    ['ftp://files.example/list.txt.', ['ftp://files.example/list.txt']],
    ['"https://a.example" <https://b.example>', ['https://a.example', 'https://b.example']],
    ['www.a.example, www.b.example…', ['http://www.a.example', 'http://www.b.example']],
    ['wwwhat? www. www.. awww.cute.example x/www.a.example', []],
    ['https:// http://? //a.example', []],
    ['www..ftp:// www..x://a@b.com', []],
    ['javascript:alert(1) data:text/html,x', []],
    ['first.last+cup@club.example.au.', ['mailto:first.last+cup@club.example.au']],
    ['@coach a@b a@b.c .@x.example', []],
    ['https://a@b.example/', ['https://a@b.example/']],
  ])('[F04] comments: the addresses in %s are %j', (text, urls) => {
    expect(links(autolink(text)).map(([, url]) => url)).toEqual(urls)
  })

  test('[F04] comments: whatever is written, all of it is shown, and links lead to the web, to files or to mail', () => {
    const piece = fc.constantFrom(
      'www.',
      'http://',
      'ftp://',
      '@',
      '.',
      'a',
      'com',
      ' ',
      ')',
      '(',
      '"',
      '<',
      ',',
    )
    const any = fc.oneof(
      anyText,
      fc.array(piece).map((pieces) => pieces.join('')),
    )
    fc.assert(
      fc.property(any, (text) => {
        const parts = autolink(text)
        const isHarmless = (url = '') => /^(https?|ftp):\/\/[^\s"<>]+$|^mailto:[^\s"<>]+$/i.test(url)
        return (
          shown(parts) === text &&
          links(parts).every(([, url]) => isHarmless(url)) &&
          parts.every((part) => part.is === 'break' || part.text !== '')
        )
      }),
    )
  })

  // A search from each of their characters would take longer than a test may.
  test('[F04] comments: long texts without an end are read once', () => {
    for (const text of ['a.', 'www.', '((((', 'a@', 'http://', '&#', '<br', 'x.x@']) {
      expect(shown(commentText(text.repeat(20_000), NO_TAGS))).toHaveLength(text.length * 20_000)
    }
  })

  test('[F04] comments: what has no angle brackets or entities is a reply as it is', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/[<&]/.test(text)),
        (text) => {
          expect(shown(replyText(text))).toBe(text)
        },
      ),
    )
    expect(links(replyText('www.shop.example'))).toEqual([])
  })

  test('[F04] comments: whom they name is a link, once (17.32)', () => {
    const tags = [
      { id: '33', name: 'Trophy Shop' },
      { id: '44', name: 'Coach' },
    ]
    const parts = commentText('Trophy Shop & Coach: Trophy Shop!', { tags, color: '#1a73c8' })
    expect(parts).toEqual([
      { is: 'link', text: 'Trophy Shop', url: 'http://facebook.com/33', color: '#1a73c8' },
      { is: 'text', text: ' & ' },
      { is: 'link', text: 'Coach', url: 'http://facebook.com/44', color: '#1a73c8' },
      { is: 'text', text: ': Trophy Shop!' },
    ])
  })

  test.each([
    { id: '33', name: '' },
    { id: '', name: 'Shop' },
    { id: '33', name: 'Nobody' },
    { id: '33', name: 'www' },
  ])('[F04] comments: %j names nobody', (tag) => {
    expect(links(commentText('Shop www.a.example', { tags: [tag] }))).toEqual([
      ['www.a.example', 'http://www.a.example'],
    ])
  })

  test('[F04] [X11] comments: only the first 100 names are linked, and none in a very long text', () => {
    const tags = Array.from({ length: 1000 }, (_, id) => ({ id: `${id}`, name: `<${id}>` }))
    const message = tags.map(({ name }) => name).join(' ')
    expect(commentText(message, { tags }).filter(({ is }) => is === 'link')).toHaveLength(100)
    expect(
      commentText(`${message}${'a'.repeat(100_000)}`, { tags }).filter(({ is }) => is === 'link'),
    ).toEqual([])
  })

  test('[F04] comments: the id of whom they name stays within its address', () => {
    const [part] = commentText('Shop', { tags: [{ id: '../"x', name: 'Shop' }] })
    expect(part).toMatchObject({ url: 'http://facebook.com/..%2F%22x' })
  })

  test('[F04] comments: entities are decoded once, whatever they are', () => {
    const encode = (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    fc.assert(fc.property(anyText, (text) => void expect(decodeEntities(encode(text))).toBe(text)))
  })
})

import { describe, expect, test } from 'vitest'
import { encodeHtml, linkify } from './comment-html'

describe('[F04] page feed: helpers for other scripts', () => {
  test('[F04] cffEncodeHTML: angle brackets, but for line breaks', () => {
    expect(encodeHtml('<b>1 > 0</b><br/>&amp;<br>')).toBe('&lt;b&gt;1 &gt; 0&lt;/b&gt;<br/>&amp;<br>')
  })

  test('[F04] cffLinkify: the addresses of a text, none of its tags and links', () => {
    expect(
      linkify('a www.b.example <img src="https://c.example/x.png"> <a href="x">https://d.example</a>'),
    ).toBe(
      'a <a href="http://www.b.example" target="_blank" rel="nofollow noopener noreferrer">www.b.example</a> ' +
        '<img src="https://c.example/x.png"> <a href="x">https://d.example</a>',
    )
  })

  test.each([
    ['marks in a link', '<A href="x"><b>www.a.example</b></A>'],
    ['a link in a link', '<a>www.a.example<a>www.b.example</a>'],
    ['what is no tag', '<a www.a<b></a>'],
  ])('[F04] cffLinkify: %s', (_, html) => {
    expect(linkify(html)).toBe(
      html.replace(
        'www.a<',
        '<a href="http://www.a" target="_blank" rel="nofollow noopener noreferrer">www.a</a><',
      ),
    )
  })

  test('[F04] cffLinkify: a link that is not closed is a tag like others', () => {
    expect(linkify('<a>www.a.example').match(/<a/g)).toHaveLength(2)
  })
})

import { describe, expect, test } from 'vitest'
import { type CaptionPart, captionParts, linkTags } from './caption-parts'
import { linkUrls } from './link-urls'

/** The visible text, with links and their addresses in brackets. */
const write = (parts: readonly CaptionPart[]): string =>
  parts
    .map((part) => {
      if (part.is === 'break') return '/'
      if (part.is === 'event') return `{${part.name}: ${write(part.parts)}}`
      return part.is === 'link' ? `[${part.text} ${part.url}]` : part.text
    })
    .join('')
const TAG = 'https://www.facebook.com/hashtag/'

describe('[F04] feed lightbox: captions', () => {
  test.each([
    ['Gold #medals', `Gold [#medals ${TAG}medals]`],
    ['the colour #ff0000', 'the colour #ff0000'],
    ['a#b', `a[#b ${TAG}b]`],
    ['it&#039;s &amp; &lt;b&gt;', "it's & <b>"],
    ['one<br/>two', 'one/two'],
    [
      '<a href="https://x.example/#top">https://x.example/#top</a>',
      '[https://x.example/#top https://x.example/#top]',
    ],
    ['see https://x.example/#top #gold', `see https://x.example/#top [#gold ${TAG}gold]`],
    ['<a href="javascript:alert(1)">#gold</a>', `[#gold ${TAG}gold]`],
    ['<b onclick="x()">bold</b> <img src=x onerror=y>', 'bold '],
    ['<script>alert(1)</script>ok', 'ok'],
    [
      '<span class="cff-event-title">Open day</span><span class="cff-desc">From <i>ten</i></span>',
      '{cff-event-title: Open day}{cff-desc: From ten}',
    ],
    ['<span class="other">x</span>', 'x'],
    ['', ''],
  ])('[F04] feed lightbox: of %j is shown %j', (html, shown) => {
    expect(write(captionParts(html, linkTags))).toBe(shown)
  })

  test.each([
    ['see https://x.example/a?b=1.', 'see [https://x.example/a?b=1 https://x.example/a?b=1].'],
    ['(shop.example.com)', '([shop.example.com http://shop.example.com])'],
    ['www.trophies.com.au, yes', '[www.trophies.com.au http://www.trophies.com.au], yes'],
    ['mail coach@club.org!', 'mail [coach@club.org mailto:coach@club.org]!'],
    ['at 192.168.10.4/list.', 'at [192.168.10.4/list http://192.168.10.4/list].'],
    ['http://192.168.10.4:80/a', '[http://192.168.10.4:80/a http://192.168.10.4:80/a]'],
    ['version 1.2.3.4.5', 'version 1.2.3.4.5'],
    ['999.1.1.1', '999.1.1.1'],
    ['@coach and #gold', `@coach and [#gold ${TAG}gold]`],
    ['https://x.example/#gold', '[https://x.example/#gold https://x.example/#gold]'],
    ['well done.Thanks', 'well done.Thanks'],
    ['ftp://x.example/f', '[ftp://x.example/f ftp://x.example/f]'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['no address', 'no address'],
  ])('[F04] feed lightbox: the words %j of a photo become %j', (text, shown) => {
    expect(write(linkUrls(text))).toBe(shown)
  })
})

import { describe, expect, test, vi } from 'vitest'
import { copyDrawing } from '../../islands/builder/drawn-icon/copy'
import { lookOf, rulesOf } from '../../islands/builder/drawn-icon/look'
import { parseDrawing } from '../../islands/builder/drawn-icon/parse'
import { backgroundsOf } from '../../islands/builder/parallax-layers/markup'
import { parseLovers } from '../../islands/cart/love-button/love'
import { inlineData, inlineNames } from '../../islands/cart/quick-view/inline-data'
import { captionHtml } from '../../islands/feed/feed/lightbox-links/caption-html'
import { encodeHtml, linkify } from '../../islands/feed/feed/meta/comment-html'
import { nextUrl, readNextUrls } from '../../islands/feed/feed/paging/next-urls'
import { protectFromSanitiser } from '../../islands/feed/feed/paging/protect-from-sanitiser'
import { cssUrl } from '../../islands/feed/feed/pictures/fit-container'
import { readRecords } from '../../islands/feed/feed/pictures/records'
import { withoutProxy } from '../../islands/feed/feed/text/image-proxy'
import { captionParts, linkTags } from '../../islands/feed/feed-lightbox/caption-parts'
import { linkUrls } from '../../islands/feed/feed-lightbox/link-urls'
import { playingUrl } from '../../islands/feed/feed-lightbox/Playing'
import { readThumbs } from '../../islands/feed/feed-lightbox/thumb-answer'
import { autolink } from '../../islands/feed/shared/network/autolink'
import { commentText, replyText } from '../../islands/feed/shared/network/comment-text'
import { decodeEntities } from '../../islands/feed/shared/network/entities'
import { linkCaptionTags, linkPostTags } from '../../islands/feed/shared/network/hashtags'
import { webAddress } from '../../islands/feed/shared/network/web-address'
import { decode, readAttribution, readCookie } from '../../islands/forms/order-attribution/cookies'
import { readQuery } from '../../islands/forms/order-attribution/query'
import { check, readSchema } from '../../islands/forms/shared/form-rules/rules'
import { refresh } from '../../islands/forms/shared/wpcf7/refresh'
import { SendError } from '../../islands/forms/shared/wpcf7/send-error'
import { statusClass } from '../../islands/forms/shared/wpcf7/status'
import { completeWebAddress } from '../../islands/forms/shared/wpcf7/web-address'
import { phoneIn } from '../../islands/header/header-snippets/phone-number'
import { readFilter, shownGroup } from '../../islands/lists/item-filters/filter'
import { gridPlace, unixSeconds } from '../../islands/lists/social-list/order'
import { plainText as mapText } from '../../islands/maps/rich-text'
import { parseCues, plainCueText } from '../../islands/media/media-player/cues'
import { mediaKind } from '../../islands/media/shared/theme-lightbox/media-kind'
import { readOptionText } from '../../islands/media/shared/theme-lightbox/option-text'
import { encodedAddress, readCount } from '../../islands/page/share-counts/counts'
import { fetchCount } from '../../islands/page/share-counts/wire'
import { pickerTitle, readOption } from '../../islands/product/option-pickers/options'
import { suffixed } from '../../islands/search/live-search/list/class-names'
import { startSearch } from '../../islands/search/live-search/search'
import { superSearchUrl } from '../../islands/search/super-search/search-url'
import { withoutParentheses } from '../../islands/shop-lists/category-counts/count'
import { perPageUrl } from '../../islands/shop-lists/show-products/per-page-url'
import { parseDecimal } from '../../src/money/decimal'
import { parseHash } from '../../src/overlay/lightbox/hash'
import { hashText } from '../../src/page/address-hash'
import { parseWebUrl } from '../../src/page/parse-url'
import { safeImageUrl, safeUrl } from '../../src/page/safe-url'
import { siteAddress } from '../../src/page/site-address'
import { plainText, quickHtml, quickText, safeAttributes, safeHtml } from '../../src/react/safe-html'
import { parseCount } from '../../src/state/cart'
import { playerOf } from '../../src/video/video-url'
import { restUrl } from '../../src/wire/rest'
import { sanitise, sanitisePagePart } from '../../src/wire/sanitise'
import { sanitiseSvg } from '../../src/wire/sanitise-svg'
import { WireError } from '../../src/wire/wire-error'
import { asInChromium } from '../firefox/as-in-chromium.mjs'

// The processor time decides, not how long a busy machine takes.
vi.setConfig({ testTimeout: 600_000 })

/** The length of the larger text. The smaller one has a quarter of it. */
const LENGTH = 50_000
/** A run below this time is not repeated. */
const QUICK_MS = 500
/** Four times the text may take four times as long, its square takes sixteen times. */
const MOST_GROWTH = 9
const MOST_TRIES = 4

const BLANKS = [' ', '\t', '\n', '\r\n', ' \n', '\u00a0']
const LETTERS = ['a', '1', '_', 'é', '🏆', '\0', 'a ', ' a', '1 ', 'a\n', '\na']
const SIGNS = [
  '-',
  '.',
  ',',
  ';',
  ':',
  '/',
  '\\',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '#',
  '&',
  '@',
  '"',
  "'",
  '+',
  '%',
  '=',
  '?',
  '!',
  '*',
  '|',
]
const MARKS = [
  '<',
  '>',
  '<a',
  '<a ',
  '<a>',
  '</',
  '<a></a>',
  '<b>',
  '<br',
  '<br>',
  '<br/>',
  ' <br/> ',
  '<!--',
  "<a b='",
  '<p>a',
  '&#',
  '&amp;',
  '&lt;',
]
const ADDRESSES = [
  'a@',
  'a.',
  '.a',
  'a-',
  'a@a.',
  'http://',
  'http://a ',
  'a://',
  'www.',
  'www.a ',
  '//',
  '../',
  '1.1.1.1/',
  '1.',
  '?a=',
  '&a=',
  '#a ',
  '#a',
  'url(',
  'url("',
  'url( ',
  '%2',
  '%41',
]
const CODE = [
  '/*',
  '/* ',
  '*/',
  '/**/',
  '@a ',
  '@a{',
  '@media{',
  'a{',
  'a{}',
  'a{b:c;',
  '.a,',
  '{"a":',
  '["a",',
  'wc_add_to_cart_params=',
  'wc_add_to_cart_params ',
  'wc_add_to_cart_params = {',
  'wc_add_to_cart_params=["',
  '"\\"',
  '"a',
  '00:00 --> ',
  '\n\n',
  'b:c;',
  "{width:'",
  ', width: ',
  '(1',
  ' (1) ',
]
const PIECES = [...BLANKS, ...LETTERS, ...SIGNS, ...MARKS, ...ADDRESSES, ...CODE]

/** Beginnings and ends of texts that nearly match a pattern. The middle is repeated. */
const FRAMES: readonly (readonly [start: string, end: string])[] = [
  ['', ''],
  ['', '\n!'],
  ['x', 'x'],
]

/** The processor time of this process, in ms: what else the machine does is not in it. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The time of the quickest of some runs: memory may have to be cleaned up in one of them. */
function msFor(work: () => unknown, runs: number, now: () => number): number {
  const times = Array.from({ length: runs }, () => {
    const start = now()
    work()
    return now() - start
  })
  return Math.min(...times)
}

/**
 * How much longer work takes that is four times as much; 1 for what takes no time anyway. What looks like too much is measured
 * again, and the least of each counts.
 */
function growthOf(work: (amount: number) => unknown, amount: number, now = cpuMs): number {
  const isQuick = () => msFor(() => work(amount), 1, now) < QUICK_MS
  if (isQuick() || isQuick()) return 1
  let [longMs, shortMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    longMs = Math.min(
      longMs,
      msFor(() => work(amount), 2, now),
    )
    shortMs = Math.min(
      shortMs,
      msFor(() => work(amount / 4), 2, now),
    )
    if (longMs / shortMs <= MOST_GROWTH) break
  }
  return longMs / shortMs
}

function grown(piece: string, length: number, [start, end]: readonly [string, string] = ['', '']): string {
  return start + piece.repeat(Math.ceil(length / piece.length)) + end
}

/** The pieces of which a text takes far more than its length to read. */
function slowOnes(
  read: (text: string) => unknown,
  pieces: readonly string[],
  frames: readonly (readonly [string, string])[] = FRAMES,
  { now = cpuMs, length = LENGTH } = {},
): string[] {
  const slow: string[] = []
  for (const piece of pieces) {
    for (const frame of frames) {
      const growth = growthOf((most) => read(grown(piece, most, frame)), length, now)
      if (growth > MOST_GROWTH) slow.push(`${JSON.stringify(frame[0] + piece)} (${Math.round(growth)} times)`)
    }
  }
  return slow
}

const ignored = { color: undefined, follows: 'nothing' } as const
const REWRITE = {
  isGrid: false,
  isByOffset: false,
  isReviews: false,
  hadNoPosts: false,
  shown: () => ({ until: 7, offset: 7 }),
}

function drawingWith(attribute: string, value: string): SVGElement {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  drawing.setAttribute(attribute, value)
  return drawing
}
function elementWith(attributes: Readonly<Record<string, string>>, tag = 'div'): HTMLElement {
  const parent = document.createElement('div')
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  parent.append(element)
  return parent
}
const textElement = (text: string) => Object.assign(document.createElement('p'), { textContent: text })

/** The readers of texts from the page, the visitor, the server's answers, settings and addresses. */
const READERS: readonly (readonly [name: string, read: (text: string) => unknown])[] = [
  ['category counts', withoutParentheses],
  ['style attributes of a drawing', lookOf],
  ['style sheets of a drawing', rulesOf],
  ['references of a drawing', (text) => copyDrawing(drawingWith('fill', `url(${text}`))],
  ['resized pictures', readRecords],
  ['hashtags of a caption', linkTags],
  ['hashtags of a post', (text) => linkPostTags(text, ignored)],
  ['hashtags', (text) => linkCaptionTags(text)],
  ['an address that plays', playingUrl],
  [
    'texts of photos',
    (text) => readThumbs({ data: [{ source: '/a.jpg', name: text.replace(/[<&]/g, 'x') }] }),
  ],
  ['a caption of the page', (text) => captionHtml(textElement(text))],
  [
    'links and pictures of new posts',
    (text) => {
      protectFromSanitiser(elementWith({ href: `javascript:void${text}0` }, 'a'))
      protectFromSanitiser(elementWith({ href: `javascript:void(0${text}` }, 'a'))
      protectFromSanitiser(elementWith({ onerror: `this.style.display='none'${text}` }, 'img'))
    },
  ],
  ['addresses of next posts', readNextUrls],
  ['an address of next posts', (text) => nextUrl(text, 'key', REWRITE)],
  ['a proxy of pictures', (text) => withoutProxy(`//i0.wp.com/${text}`, '')],
  ['telephone numbers', phoneIn],
  ['filters', readFilter],
  ['the group of a filter', shownGroup],
  ['class names of a search', (text) => suffixed('a', text)],
  ['search terms', startSearch],
  ['lovers', parseLovers],
  ['captions', parseCues],
  ['what a cue says', plainCueText],
  [
    'options of a picker',
    (text) =>
      readOption(
        { value: text, text, price: null },
        { symbol: '$', isSymbolLast: false, gap: '', decimal: '.', thousands: '' },
      ),
  ],
  ['the title of a picker', pickerTitle],
  ['a cookie', (text) => readCookie(text, 'sbjs_first')],
  ['the attribution', (text) => readAttribution(`sbjs_first=${text}`)],
  ['values of cookies', decode],
  ['queries', readQuery],
  [
    'background pictures',
    (text) => {
      const { firstElementChild: layer, ...parent } = elementWith({ class: 'layer-bg' })
      const style = { backgroundImage: text }
      return backgroundsOf({ querySelectorAll: () => [{ ...parent, layer, style }] } as never)
    },
  ],
  ['data of a script', inlineData],
  ['data of a script, begun', (text) => inlineData(`wc_add_to_cart_params = [${text}`)],
  ['a message to Firefox', (text) => asInChromium(`{"method":"script.callFunction","file":"${text}"}`)],
  ['names in a script', inlineNames],
  ['counts', readCount],
  ['addresses to share', encodedAddress],
  ['addresses of a list', (text) => perPageUrl(`/?show_products=24&a=${text}`, 'https://shop.example/')],
  ['times of a post', (text) => [unixSeconds(text), gridPlace(text, { isPhoto: true })]],
  [
    'the super search',
    (text) =>
      superSearchUrl({
        shopUrl: `/shop/${text}`,
        choices: [{ id: 'a', slug: text }],
        inputs: [{ name: 'q', value: text }],
      }),
  ],
  [
    'new captchas',
    (text) => refresh(document.createElement('form'), { captcha: { a: text }, quiz: { a: [text, text] } }),
  ],
  [
    'refusals of a server',
    (text) => new SendError(new WireError('status', 'feedback', 500), { code: text, message: text }),
  ],
  ['status classes', statusClass],
  ['typed web addresses', completeWebAddress],
  ['links of a comment', autolink],
  ['angle brackets of a comment', encodeHtml],
  ['links of HTML', (text) => linkify(text.repeat(4))],
  ['replies', replyText],
  [
    'comments',
    (text) =>
      commentText(text, {
        tags: [
          { id: '1', name: text },
          { id: '2', name: 'aaaab' },
        ],
      }),
  ],
  ['addresses in CSS', cssUrl],
  ['entities', decodeEntities],
  ['web addresses', webAddress],
  ['decimals', parseDecimal],
  ['hashes', hashText],
  ['an address of the web', (text) => parseWebUrl(text, 'https://shop.example/')],
  ['an address of the site', siteAddress],
  ['the hash of a lightbox', (text) => parseHash(`#a/${text}`, 'a')],
  ['safe addresses', (text) => [safeUrl(text), safeImageUrl(text)]],
  ['kinds of media', (text) => mediaKind(text, null)],
  ['options of a link', readOptionText],
  ['counts of the bag', parseCount],
  ['films', (text) => playerOf(`https://www.youtube.com/watch?v=${text}`, 'https://shop.example/')],
  ['addresses of the REST server', (text) => restUrl('/wp-json/', `a${text}a`)],
  [
    'rules of a form',
    (text) => {
      const names = [
        'email',
        'url',
        'tel',
        'number',
        'date',
        'time',
        'required',
        'enum',
        'minlength',
        'maxdate',
        'dayofweek',
      ]
      const rules = names.map((rule) => ({ rule, field: 'f', error: 'E', threshold: '5', accept: ['x'] }))
      const data = new FormData()
      data.append('f', text)
      data.append(`f${text}`, text)
      data.append(`f[${text}`, text)
      return check(readSchema({ rules }) ?? { rules: [] }, data)
    },
  ],
]

/** The DOM of the tests is slower than a browser's, and some libraries are slow by themselves: they get the texts that are theirs. */
const SLOW_READERS: readonly (readonly [name: string, read: (text: string) => unknown])[] = [
  ['addresses of a caption', linkUrls],
  ['HTML of an answer', (text) => safeHtml(text, 'rich')],
  ['the text of HTML', plainText],
  ['HTML in a list', (text) => quickHtml(text, 'rich')],
  ['the text of HTML in a list', quickText],
  ['the text of a place', mapText],
  ['attributes of an answer', safeAttributes],
  ['a caption', (text) => captionParts(text, linkUrls)],
  ['an answer of others', sanitise],
  ['a part of the page', (text) => sanitisePagePart(text)],
  [
    'a drawing',
    (text) => parseDrawing(`<svg xmlns="http://www.w3.org/2000/svg"><style>${text}</style></svg>`),
  ],
  ['attributes of a drawing', (text) => sanitiseSvg(drawingWith('fill', `url(${text}#a)`))],
]

describe('[X11] long texts: reading time grows linearly with length', () => {
  test.each(READERS)('[X11] long texts: %s', (_, read) => {
    expect(slowOnes(read, PIECES)).toEqual([])
  })

  test.each(SLOW_READERS)('[X11] long texts: %s', (_, read) => {
    const pieces = [
      ' ',
      'a',
      '&',
      '#a ',
      '/* ',
      '@a ',
      '@media{',
      '.a{fill:red}',
      'a@',
      'http://',
      'url(',
      "'",
    ]
    expect(slowOnes(read, pieces, [['', '']])).toEqual([])
  })

  test.each(PIECES)('[X11] long texts: share counts that are a script: %j', async (piece) => {
    vi.stubGlobal('fetch', async () => new Response(grown(piece, 40_000, ['/**/a(', 'x'])))
    const start = cpuMs()
    await expect(fetchCount('facebook', 'a', new AbortController().signal)).rejects.toThrow('unexpected')
    expect(cpuMs() - start).toBeLessThan(5000)
  })

  test.each([
    ['addresses', safeUrl],
    ['addresses of pictures', safeImageUrl],
    ['data of a script', inlineData],
    ['a message to Firefox', asInChromium],
  ])('[X11] long texts: %s, a megabyte', (_, read) => {
    expect(slowOnes(read, [...BLANKS, ...CODE], [['', '']], { length: 1_000_000 })).toEqual([])
  })

  test('[X11] long texts: rules in rules', () => {
    const deep = 100_000
    const text = `{"rules":[${'{"rule":"all","rules":['.repeat(deep)}${']}'.repeat(deep)}]}`
    expect(readSchema(JSON.parse(text))?.rules).toHaveLength(1)
  })

  test('[X11] long texts: a drawing with a thousand rules for a thousand shapes', () => {
    const draw = (count: number) =>
      parseDrawing(
        `<svg xmlns="http://www.w3.org/2000/svg"><style>${'.a{fill:red}'.repeat(count)}</style>${'<g class="a"/>'.repeat(count)}</svg>`,
      )
    expect(draw(1)?.querySelector('g')?.getAttribute('fill')).toBe('red')
    const growth = growthOf(draw, 4000)
    expect(growth).toBeLessThan(MOST_GROWTH)
  })

  test('[X11] long texts: the clock counts what this process does', () => {
    const start = cpuMs()
    for (let more = 10_000_000; more > 0 && cpuMs() === start; ) more -= 1
    expect(cpuMs()).toBeGreaterThan(start)
  })

  test('[X11] long texts: the check finds what takes quadratic time, and leaves what takes linear time', () => {
    let ms = 0
    const clock = () => ms
    const read = (text: string) => {
      ms += text.startsWith('a') ? text.length ** 2 : text.length
    }
    expect(slowOnes(read, ['a', 'b'], [['', '']], { now: clock })).toEqual([expect.stringMatching(/^"a" /)])
  })
})

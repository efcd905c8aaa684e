import { expect, test } from 'vitest'
import { type ClickFacts, isPageChange, type LinkFacts, type PageState } from './page-change'

const HERE = 'https://shop.example/size-guide/?q=1'
const CLICK: ClickFacts = { isPlain: true, isPrevented: false }
const PAGE: PageState = { url: HERE, bodyClasses: ['home', 'page-transitions'] }

function link(href: string | null, more: Partial<LinkFacts> = {}): LinkFacts {
  let url = ''
  try {
    url = href === null ? '' : new URL(href, HERE).href
  } catch {
    url = href ?? ''
  }
  return {
    href,
    url,
    target: '',
    isDownload: false,
    toggle: null,
    classes: [],
    parentClasses: [],
    grandparentClasses: [],
    isSearchResult: false,
    ...more,
  }
}

test.each([
  '/trophies/',
  'https://shop.example/shop/',
  '//shop.example/shop/',
  'cups/',
  '/trophies/#prices',
  '/size-guide/',
])('[S13] page transition: %s fades the page out (17.4)', (href) => {
  expect(isPageChange(link(href), CLICK, PAGE)).toBe(true)
})

test.each([
  ['no address', null],
  ['an empty address', ''],
  ['a query string', '/shop/?show=24'],
  ['a JPEG', 'photo.jpg'],
  ['a JPEG by its longer name', '/photo.jpeg'],
  ['a PNG in capitals', '/PHOTO.PNG'],
  ['a GIF', '/cup.gif'],
  ['a WebP picture', '/cup.webp'],
  ['a drawing', '/cup.svg'],
  ['a PDF', '/prices.pdf'],
  ['an archive', '/artwork.zip'],
  ['a picture with a size in its name', '/uploads/photo.jpg-2x'],
  ['a picture in the hash', '/gallery/#!/cup.jpg'],
  ['a telephone', 'tel:0730000000'],
  ['an email', 'mailto:a@b.c'],
  ['a script', 'javascript:void(0)'],
  ['a script behind a space', ' javascript:void(0)'],
  ['a text message', 'sms:0730000000'],
  ['a blob of this page', 'blob:https://shop.example/1'],
  ['an in-page link', '#sizes'],
  ['a bare #', '#'],
  ['an in-page link with the whole address', 'https://shop.example/size-guide/?q=1#sizes'],
  ['another site', 'https://elsewhere.example/'],
  ['the same site without encryption', 'http://shop.example/shop/'],
  ['an invalid address', 'https://['],
])('[S13] page transition: %s is left alone (17.5, 17.6)', (_, href) => {
  expect(isPageChange(link(href), CLICK, PAGE)).toBe(false)
})

test('[S13] page transition: an in-page link, where the page’s address has no query', () => {
  const page = { ...PAGE, url: 'https://shop.example/size-guide/#top' }
  expect(isPageChange(link('/size-guide/#sizes'), CLICK, page)).toBe(false)
  expect(isPageChange(link('/size-guide/'), CLICK, page)).toBe(true)
})

test('[S13] page transition: a site and a page whose names end like a file’s fade', () => {
  const page = { ...PAGE, url: 'https://shop.gifts.example/' }
  for (const url of ['https://shop.gifts.example/shop/', 'https://shop.gifts.example/cups.gifts/'])
    expect(isPageChange(link(url), CLICK, page)).toBe(true)
  const zip = { ...PAGE, url: 'https://trophies.zip/' }
  expect(isPageChange(link('https://trophies.zip/shop/'), CLICK, zip)).toBe(true)
})

test.each<[string, Partial<LinkFacts>]>([
  ['of a tab', { toggle: 'tab' }],
  ['of a search result', { isSearchResult: true }],
  ['in tabs', { grandparentClasses: ['tabs'] }],
  ['of an accordion', { parentClasses: ['ui-accordion-header'] }],
  ['of a team member', { classes: ['team-member-ajax'] }],
  ['of the cart', { classes: ['cart-contents'] }],
  ['to a new tab', { target: '_blank' }],
  ['to a new tab, in capitals', { target: '_BLANK' }],
  ['to a frame', { target: 'preview' }],
  ['to a download', { isDownload: true }],
])('[S13] page transition: a link %s is left alone (17.5)', (_, more) => {
  expect(isPageChange(link('/trophies/', more), CLICK, PAGE)).toBe(false)
})

test('[S13] page transition: a link with target _self fades', () => {
  expect(isPageChange(link('/trophies/', { target: '_self' }), CLICK, PAGE)).toBe(true)
})

test.each<[string, ClickFacts]>([
  ['with a modifier key or another button', { isPlain: false, isPrevented: false }],
  ['that another handler has prevented', { isPlain: true, isPrevented: true }],
])('[S13] page transition: a click %s is left alone (17.5, 17.7)', (_, click) => {
  expect(isPageChange(link('/trophies/'), click, PAGE)).toBe(false)
})

test.each(['mobile-menu-open', 'mh-overlay-show', 'side-slideout-open'])(
  '[S13] page transition: under %s the open panel fades by itself (17.8)',
  (name) => {
    expect(isPageChange(link('/trophies/'), CLICK, { ...PAGE, bodyClasses: [name] })).toBe(false)
  },
)

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteAddress } from './site-address'

const AJAX = '/wp-admin/admin-ajax.php'

const base = document.createElement('base')

/** The page of the tests has another address. */
beforeEach(() => {
  vi.stubGlobal('location', new URL('https://shop.test/medals/'))
  base.href = 'https://shop.test/medals/'
  document.head.append(base)
})
afterEach(() => base.remove())

test.each([
  AJAX,
  '?wc-ajax=add',
  '',
  `//shop.test${AJAX}`,
  `https://shop.test${AJAX}?lang=en`,
  `https://shop.test:443${AJAX}`,
])('[X11] site address: "%s" is the site’s, as it is', (address) => {
  expect(siteAddress(address)).toBe(address)
})

test.each([
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  '\u0001JaVaScRiPt:alert(1)',
  'data:text/javascript,alert(1)',
  'vbscript:alert(1)',
  'blob:https://elsewhere.test/1',
  '//elsewhere.test/',
  '\\\\elsewhere.test/',
  '/\t/elsewhere.test/',
])('[X11] site address: %j is none of the site’s', (address) => {
  expect(siteAddress(address)).toBeUndefined()
})

test.each(['http://shop.test', 'https://www.shop.test', 'http://www.shop.test', '//www.shop.test'])(
  '[X11] site address: %s is the same site, asked where the page is from',
  (site) => {
    expect(siteAddress(`${site}${AJAX}?lang=en#top`)).toBe(`https://shop.test${AJAX}?lang=en`)
  },
)

test('[X11] site address: so is the site without www on a page with it', () => {
  vi.stubGlobal('location', new URL('https://www.shop.test/'))
  expect(siteAddress(`http://shop.test${AJAX}`)).toBe(`https://www.shop.test${AJAX}`)
})

test.each([
  'https://elsewhere.test/',
  '//elsewhere.test/',
  '\\\\elsewhere.test/',
  'https://shop.test.elsewhere.test/',
  'https://shop.test@elsewhere.test/',
  'https://admin.shop.test/',
  'https://www.www.shop.test/',
  'https://shop.test:8443/',
  'ftp://shop.test/',
  'data:text/html,1',
  'java\tscript:alert(1)',
  'http://[::1',
])('[X11] site address: "%s" is not the site’s', (address) => {
  expect(siteAddress(address)).toBeUndefined()
})

test('[X11] site address: a page whose base is elsewhere has no address of its own but whole ones', () => {
  base.href = 'https://elsewhere.test/'
  expect(siteAddress(AJAX)).toBeUndefined()
  expect(siteAddress(`https://shop.test${AJAX}`)).toBe(`https://shop.test${AJAX}`)
})

import { describe, expect, test, vi } from 'vitest'
import { parseUrl, parseWebUrl } from './parse-url'

const BASE = 'https://shop.test/medals/?page=2'

describe('[X11] addresses', () => {
  test.each([
    ['https://shop.test/cups/', undefined, 'https://shop.test/cups/'],
    ['../cups/?size=9', BASE, 'https://shop.test/cups/?size=9'],
    ['//cdn.test/cup.jpg', BASE, 'https://cdn.test/cup.jpg'],
    ['', BASE, 'https://shop.test/medals/?page=2'],
    ['mailto:shop@shop.test', undefined, 'mailto:shop@shop.test'],
    ['../cups/', undefined, undefined],
    ['', undefined, undefined],
    ['https://', undefined, undefined],
    ['http://[::1', BASE, undefined],
    ['/cups/', 'about:blank', undefined],
  ])('[X11] addresses: "%s" from %s is %s', (address, base, href) => {
    expect(parseUrl(address, base)?.href).toBe(href)
  })

  test.each([
    ['https://shop.test/cups/', 'https://shop.test/cups/'],
    ['/cups/', 'https://shop.test/cups/'],
    ['java\tscript:alert(1)', undefined],
    ['data:text/html,1', undefined],
    ['ftp://shop.test/', undefined],
    ['http://[::1', undefined],
  ])('[X11] addresses on the web: "%s" is %s', (address, href) => {
    expect(parseWebUrl(address, BASE)?.href).toBe(href)
  })

  test('[X11] addresses: they are read in browsers without URL.canParse and URL.parse', () => {
    const without = class extends URL {}
    Object.assign(without, { canParse: undefined, parse: undefined })
    vi.stubGlobal('URL', without)
    expect(parseUrl('/cups/', BASE)?.href).toBe('https://shop.test/cups/')
  })
})

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { headerOffset } from './header-offset'

const MARKUP = {
  admin: '<div id="wpadminbar" data-height="32"></div>',
  header:
    '<div id="header-section" data-height="110"><div class="sticky-header" data-height="80"></div></div>',
  flatHeader:
    '<div id="header-section" data-height="110"><div class="sticky-header" data-height="0"></div></div>',
  hiddenHeader: '<div id="header-section" data-height="110"><div class="sticky-header" hidden></div></div>',
  shrunkHeader:
    '<div class="sticky-wrapper is-sticky" data-height="80"><div class="sticky-header" data-height="60"></div></div>',
  appHeader:
    '<div class="sticky-wrapper" data-height="0"><div class="sticky-header" data-height="60"></div></div>',
  mobile: '<div id="mobile-header" data-height="60"></div>',
  wrappedMobile:
    '<div class="sticky-wrapper" data-height="66"><div id="mobile-header" data-height="60"></div></div>',
  topBar: '<div id="top-bar" data-height="41"><div class="sticky-top-bar" data-height="40"></div></div>',
  flatTopBar: '<div id="top-bar" data-height="41"><div class="sticky-top-bar" data-height="0"></div></div>',
}

/** Neither DOM has a layout: heights come from an attribute, and what is `hidden` has no boxes. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return Number(this.getAttribute('data-height') ?? 0)
  })
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.hasAttribute('hidden') ? [] : [{}]) as unknown as DOMRectList
  })
})

function show(bodyClass: string, ...parts: (keyof typeof MARKUP)[]) {
  document.body.className = bodyClass
  document.body.innerHTML = parts.map((part) => MARKUP[part]).join('')
}

describe('[S02] header offset', () => {
  test.each<[string, string, (keyof typeof MARKUP)[], number]>([
    ['nothing', '', [], 0],
    ['the admin bar', '', ['admin'], 32],
    ['a sticky header', 'sticky-header-enabled', ['header'], 80],
    ['a sticky header without a height: its section', 'sticky-header-enabled', ['flatHeader'], 110],
    ['a header that does not stick', 'sticky-header-disabled', ['header'], 0],
    ['a transparent sticky header', 'sticky-header-enabled sticky-header-transparent', ['header'], 0],
    ['a hidden sticky header', 'sticky-header-enabled', ['hiddenHeader'], 0],
    ['a header that has shrunk: its full height', 'sticky-header-enabled', ['shrunkHeader'], 80],
    ['a header whose place has no height', 'sticky-header-enabled', ['appHeader'], 60],
    ['a sticky mobile header', 'mh-sticky', ['mobile'], 60],
    ['a mobile header whose place has margins', 'mh-sticky', ['wrappedMobile'], 60],
    ['a mobile header that does not stick', '', ['mobile'], 0],
    ['both headers: the visible desktop one', 'sticky-header-enabled mh-sticky', ['header', 'mobile'], 80],
    [
      'desktop header hidden: the mobile one',
      'sticky-header-enabled mh-sticky',
      ['hiddenHeader', 'mobile'],
      60,
    ],
    ['a sticky top bar', '', ['topBar'], 40],
    ['a sticky top bar without a height: the bar', '', ['flatTopBar'], 41],
    ['everything', 'sticky-header-enabled mh-sticky', ['admin', 'topBar', 'header', 'mobile'], 152],
  ])('[S02] header offset: %s', (_, bodyClass, parts, total) => {
    show(bodyClass, ...parts)
    const adminBar = parts.includes('admin') ? 32 : 0
    expect(headerOffset(document)).toEqual({ adminBar, total })
  })

  test('[S02] header offset: zero before load', () => {
    show('sticky-header-enabled', 'admin', 'header')
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    expect(headerOffset(document)).toEqual({ adminBar: 0, total: 0 })
  })
})

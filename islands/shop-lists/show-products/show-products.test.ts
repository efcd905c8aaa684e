import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

let page: FakePage

function show(fragment: string) {
  showFragment(fragment)
  page = fakePage()
  for (const link of document.querySelectorAll<HTMLElement>('.show-products-link')) mount(link, page)
}

/** @returns the address that the browser would open; null if the click was prevented */
function click(selector: string, init: MouseEventInit = {}): string | null {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  let went: string | null = null
  // jsdom and happy-dom cannot navigate.
  const stop = (late: Event) => {
    if (!late.defaultPrevented) went = one(selector).getAttribute('href')
    late.preventDefault()
  }
  window.addEventListener('click', stop, { once: true })
  one(selector).dispatchEvent(event)
  window.removeEventListener('click', stop)
  return went
}
const nth = (number: number) => `.show-products-link:nth-child(${number})`
const to = (path: string) => window.location.origin + path

beforeEach(() => window.history.replaceState(null, '', '/shop/page/3/?orderby=price#x'))
afterEach(() => {
  unmountAll()
  window.history.replaceState(null, '', '/')
})

describe('[S30] show products', () => {
  test.each([{}, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    '[S30] show products: a click with %o leads to this list, in any tab (PL10)',
    (init) => {
      show('shop-list')
      expect(click(nth(2), init)).toBe(to('/shop/?orderby=price&show_products=48'))
      expect(page.follow).not.toHaveBeenCalled()
    },
  )

  test('[S30] show products: the link’s address is right before the click, and after the page’s address has changed', () => {
    show('shop-list')
    expect(one(nth(2)).getAttribute('href')).toBe(to('/shop/?orderby=price&show_products=48'))
    window.history.replaceState(null, '', '/shop/?filter_size=gc150')
    one(nth(2)).dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(one(nth(2)).getAttribute('href')).toBe(to('/shop/?filter_size=gc150&show_products=48'))
    one(nth(2)).setAttribute('href', '?show_products=96')
    expect(click(nth(2))).toBe(to('/shop/?filter_size=gc150&show_products=96'))
  })

  test.each([
    [2, '#'],
    [3, 'https://elsewhere.example/?show_products=5'],
    [5, 'javascript:void(0)'],
    [6, 'http://['],
    [8, null],
  ])('[S30] show products: link %i, to %s, is not changed', (number, href) => {
    show('shop-list.odd')
    expect(click(nth(number))).toBe(href)
  })

  test('[S30] show products: works with the older parameter, an empty number and a new tab', () => {
    show('shop-list.odd')
    expect([1, 4, 7].map((number) => click(nth(number)))).toEqual(
      ['show=48', 'show_products=', 'show_products=all'].map((shown) => to(`/shop/?orderby=price&${shown}`)),
    )
  })

  test('[S30] show products: a hostile number stays a value, and a link to another site is not changed', () => {
    show('shop-list.hostile')
    expect(click(nth(1))).toMatch(/show_products=%22%3E%3Cscript%3E/)
    expect(click(nth(2))).not.toContain(window.location.origin)
  })

  test('[S30] show products: unmounting restores the links', () => {
    showFragment('shop-list.odd')
    const before = document.body.innerHTML
    show('shop-list.odd')
    click(nth(1))
    unmountAll()
    expect(document.body.innerHTML).toBe(before)
  })
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FakePage, fakePage } from '../../tests/unit/fake-page'
import { one, showFragment } from '../../tests/unit/fragment'
import { mount } from '.'

let page: FakePage
let unmounts: (() => void)[] = []

function show(fragment: string) {
  showFragment(fragment)
  page = fakePage()
  unmounts = [...document.querySelectorAll<HTMLElement>('.show-products-link')].map(
    (link) => mount(link, page) ?? (() => {}),
  )
}

/** @returns whether the browser was kept from following the link */
function click(selector: string, init: MouseEventInit = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  // Neither DOM goes anywhere.
  const stop = (late: Event) => {
    prevented = late.defaultPrevented
    late.preventDefault()
  }
  let prevented = false
  window.addEventListener('click', stop, { once: true })
  one(selector).dispatchEvent(event)
  window.removeEventListener('click', stop)
  return prevented
}

beforeEach(() => window.history.replaceState(null, '', '/shop/page/3/?orderby=price#x'))
afterEach(() => {
  for (const unmount of unmounts) unmount()
  window.history.replaceState(null, '', '/')
})

const LINK_48 = '.show-products-link[href="?show_products=48"]'

describe('[S30] show products', () => {
  test('[S30] show products: a click goes there once, and the link itself stays as it was (PL10)', () => {
    show('shop-list')
    const before = one(LINK_48).outerHTML
    expect(click(LINK_48)).toBe(true)
    expect(page.follow).toHaveBeenCalledExactlyOnceWith(
      `${window.location.origin}/shop/?orderby=price&show_products=48`,
    )
    expect(one(LINK_48).outerHTML).toBe(before)
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    '[S30] show products: a click with %o is the browser’s',
    (init) => {
      show('shop-list')
      expect(click(LINK_48, init)).toBe(false)
      expect(page.follow).not.toHaveBeenCalled()
    },
  )

  test.each([
    [2, 'no name'],
    [3, 'another site'],
    [5, 'a script'],
    [6, 'no address'],
    [7, 'a new tab'],
    [8, 'no href'],
  ])('[S30] show products: link %i, %s, is the browser’s', (number) => {
    show('shop-list.odd')
    expect(click(`.show-products-link:nth-child(${number})`)).toBe(false)
    expect(page.follow).not.toHaveBeenCalled()
  })

  test('[S30] show products: the older name counts, and so does an empty number', () => {
    show('shop-list.odd')
    click('.show-products-link:nth-child(1)')
    click('.show-products-link:nth-child(4)')
    const went = page.follow.mock.calls.map(([url]) => new URL(url).search)
    expect(went).toEqual(['?orderby=price&show=48', '?orderby=price&show_products='])
  })

  test('[S30] show products: what would be a script stays a value, and another site is not gone to', () => {
    show('shop-list.hostile')
    click('.show-products-link')
    expect(page.follow.mock.calls[0]?.[0]).toMatch(/show_products=%22%3E%3Cscript%3E/)
    expect(click('.show-products-link:nth-child(2)')).toBe(false)
  })

  test('[S30] show products: what another script has answered is done, and gone it does nothing', () => {
    show('shop-list')
    one(LINK_48).addEventListener('click', (event) => event.preventDefault(), { capture: true })
    click(LINK_48)
    for (const unmount of unmounts) unmount()
    click(LINK_48)
    expect(page.follow).not.toHaveBeenCalled()
  })
})

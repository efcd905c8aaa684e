import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { fakeSizes } from '../../../tests/unit/fake-sizes'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

let page: FakePage
/** jsdom and happy-dom have no layout. */
const heights: number[] = []
let reads: number

beforeEach(() => {
  vi.useFakeTimers()
  heights.splice(0, heights.length, 300, 420, 380)
  reads = 0
  const owner = Object.hasOwn(HTMLElement.prototype, 'offsetHeight')
    ? HTMLElement.prototype
    : Element.prototype
  vi.spyOn(owner as HTMLElement, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    reads += 1
    return heights[products().indexOf(this)] ?? 0
  })
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const products = () => all('#products > .product')
const list = () => one('#products')

function show(fragment = 'shop-list') {
  showFragment(fragment)
  page = fakePage()
  for (const link of all('.layout-opt')) mount(link, page)
}

/** @returns whether the default was prevented */
function click(layout: string, copy = 0) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  all(`[data-layout="${layout}"]`)[copy]?.dispatchEvent(event)
  return event.defaultPrevented
}
const pass = (ms: number) => vi.advanceTimersByTime(ms)
const layouts = () =>
  products().map(({ classList }) =>
    [...classList].filter((name) => name.startsWith('product-layout-')).join(' '),
  )
const widths = () =>
  products().map(({ classList }) => [...classList].filter((name) => name.startsWith('col-')).join(' '))
const minHeights = () => products().map(({ style }) => style.minHeight)
const three = (value: string) => [value, value, value]

describe('[S29] shop layout', () => {
  test('[S29] shop layout: all products change together 500 ms after the click (PL3)', () => {
    show()
    expect(click('grid')).toBe(true)
    pass(499)
    expect([layouts(), widths()]).toEqual([three('product-layout-standard'), three('col-sm-3')])
    pass(1)
    expect([layouts(), widths()]).toEqual([three('product-layout-grid'), three('col-sm-sf-5')])
    expect(minHeights()).toEqual(three('420px'))
    expect(reads).toBe(3)
  })

  test('[S29] shop layout: works with one or two sidebars (PL4)', () => {
    show()
    one('.inner-page-wrap').classList.replace('has-no-sidebar', 'has-both-sidebars')
    click('grid')
    pass(500)
    expect(widths()).toEqual(three('col-sm-3'))
  })

  test.each(['gallery', 'gallery-bordered'])(
    '[S29] shop layout: the grid of a %s is narrower (PL5)',
    (type) => {
      show()
      one('.shop-layout-opts').setAttribute('data-display-type', type)
      click('grid')
      pass(500)
      expect(widths()).toEqual(three('col-sm-2'))
    },
  )

  test('[S29] shop layout: another copy of the links goes back to standard (PL6)', () => {
    show()
    click('grid')
    pass(500)
    click('standard', 1)
    pass(500)
    expect([layouts(), widths()]).toEqual([three('product-layout-standard'), three('col-sm-3')])
    expect(minHeights()).toEqual(three('420px'))
  })

  test('[S29] shop layout: the list layout keeps the widths and has no equal heights (PL7)', () => {
    show()
    click('grid')
    pass(500)
    click('list')
    pass(500)
    expect([layouts(), widths()]).toEqual([three('product-layout-list'), three('col-sm-sf-5')])
    expect(minHeights()).toEqual(three('0px'))
  })

  test('[S29] shop layout: a second click within 500 ms is ignored, and its link is not followed (PL8)', () => {
    show()
    click('grid')
    pass(499)
    expect(click('list', 1)).toBe(true)
    pass(1)
    expect(layouts()).toEqual(three('product-layout-grid'))
    pass(2000)
    expect(layouts()).toEqual(three('product-layout-grid'))
  })

  test('[S29] shop layout: the lock ends before the new layout has faded in (PL8)', () => {
    show()
    click('grid')
    pass(500)
    click('list')
    pass(500)
    expect(layouts()).toEqual(three('product-layout-list'))
  })

  test('[S29] shop layout: the list has faded out after 400 ms and in after 900 ms (PL9)', () => {
    const animate = vi.fn<(frames: object[], timing: object) => object>(() => ({ cancel: () => {} }))
    show()
    Object.assign(list(), { animate })
    list().style.opacity = '1'
    click('grid')
    expect(list().style.opacity).toBe('0')
    expect(animate).toHaveBeenLastCalledWith([{ opacity: 1 }, { opacity: 0 }], { duration: 400 })
    pass(500)
    expect(list().style.opacity).toBe('1')
    expect(animate).toHaveBeenLastCalledWith([{ opacity: 0 }, { opacity: 1 }], { duration: 400 })
    expect(animate).toHaveBeenCalledTimes(2)
  })

  test('[S29] shop layout: with reduced motion it changes at once, without a lock', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    show()
    click('grid')
    expect([layouts(), list().style.opacity]).toEqual([three('product-layout-grid'), '1'])
    click('list')
    expect(layouts()).toEqual(three('product-layout-list'))
  })

  test('[S29] shop layout: heights are measured again when the list’s size changes', () => {
    const sizes = fakeSizes()
    show()
    click('grid')
    pass(500)
    heights.splice(0, 3, 200, 210, 220)
    sizes.tell()
    pass(49)
    sizes.tell()
    pass(49)
    expect(minHeights()).toEqual(three('420px'))
    pass(1)
    expect(minHeights()).toEqual(three('220px'))
    expect(reads).toBe(6)
  })

  test('[S29] shop layout: late products get the chosen layout', () => {
    show()
    click('grid')
    pass(500)
    list().insertAdjacentHTML('beforeend', '<li class="product product-layout-standard col-sm-3"></li>')
    page.tellMarkup(...products().slice(-1))
    expect(products().at(-1)?.className).toBe('product product-layout-grid col-sm-sf-5')
  })

  test('[S29] shop layout: multi-masonry lists keep their widths', () => {
    show()
    list().classList.replace('product-grid', 'multi-masonry-items')
    click('grid')
    pass(500)
    expect([layouts(), widths()]).toEqual([three('product-layout-grid'), three('col-sm-3')])
  })
})

describe('[S29] shop layout: incomplete markup', () => {
  test('[S29] shop layout: without a default width the printed one stays', () => {
    show()
    for (const product of products()) product.removeAttribute('data-width')
    for (const layout of ['grid', 'standard']) {
      click(layout)
      pass(500)
      expect([layouts(), widths()]).toEqual([three(`product-layout-${layout}`), three('col-sm-3')])
    }
  })

  test('[S29] shop layout: a sidebar among the products is not changed', () => {
    show()
    list().insertAdjacentHTML('afterbegin', '<aside class="sidebar"></aside>')
    Object.defineProperty(one('aside'), 'offsetHeight', { value: 1500 })
    click('grid')
    pass(500)
    expect(minHeights()).toEqual(three('420px'))
    expect(one('aside').hasAttribute('style')).toBe(false)
  })
})

describe('[S29] shop layout: accessibility', () => {
  const pressed = () => all('[aria-pressed="true"]').map((link) => link.getAttribute('data-layout'))

  test('[S29] shop layout: the links are named buttons, and every copy shows which is pressed', () => {
    show()
    expect(
      all('.layout-opt').map((link) => [link.getAttribute('role'), link.getAttribute('aria-label')]),
    ).toEqual(
      ['Standard', 'List', 'Grid', 'Solo', 'Standard', 'List', 'Grid'].map((name) => [
        'button',
        `${name} view`,
      ]),
    )
    expect(pressed()).toEqual(['standard', 'standard'])
    click('list')
    expect(pressed()).toEqual(['standard', 'standard'])
    pass(500)
    expect(pressed()).toEqual(['list', 'list'])
  })

  test('[S29] shop layout: for a list that another script has replaced, the buttons show its present layout', () => {
    show()
    click('list')
    pass(500)
    const anew = list().cloneNode(true) as HTMLElement
    for (const product of anew.querySelectorAll('.product')) {
      product.classList.replace('product-layout-list', 'product-layout-standard')
    }
    list().replaceWith(anew)
    page.tellMarkup(anew)
    expect(pressed()).toEqual(['standard', 'standard'])
    expect(layouts()).toEqual(three('product-layout-standard'))
    click('grid')
    pass(500)
    expect(layouts()).toEqual(three('product-layout-grid'))
  })

  test.each(['Enter', ' '])('[S29] shop layout: "%s" presses a link, which keeps the focus', (key) => {
    show()
    const link = one('[data-layout="list"]')
    link.focus()
    link.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    pass(500)
    expect(layouts()).toEqual(three('product-layout-list'))
    expect(document.activeElement).toBe(link)
  })

  test('[S29] shop layout: printed names and buttons stay', () => {
    show('shop-list.odd')
    const [, , button, link] = all('.layout-opt')
    expect([button?.hasAttribute('role'), button?.hasAttribute('aria-label')]).toEqual([false, false])
    expect([link?.getAttribute('tabindex'), link?.hasAttribute('aria-label')]).toEqual(['0', false])
  })
})

describe('[S29] shop layout: odd markup', () => {
  test('[S29] shop layout: an unknown layout changes nothing, and its link is not followed', () => {
    show('shop-list.odd')
    const before = list().outerHTML
    expect(click('mosaic')).toBe(true)
    pass(1000)
    expect(list().outerHTML).toBe(before)
    click('grid')
    pass(500)
    expect(layouts()).toEqual(['product-layout-grid', 'product-layout-grid'])
    expect(widths()).toEqual(['', ''])
    expect(one('.note').style.minHeight).not.toBe('')
  })

  test('[S29] shop layout: hostile class names are used as class names', () => {
    show('shop-list.hostile')
    click('__proto__')
    click('grid')
    pass(500)
    click('standard')
    pass(500)
    expect([...(products()[0]?.classList ?? [])].sort()).toEqual([
      '<b>',
      'col-sm-3',
      'product',
      'product-layout-standard',
      'two',
      'words',
    ])
  })

  test('[S29] shop layout: works without a list, and when the list is removed', () => {
    show()
    click('grid')
    list().remove()
    pass(1000)
    expect(click('list')).toBe(true)
    pass(1000)
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S29] shop layout: unmounting during a change restores the printed markup', () => {
    showFragment('shop-list')
    const before = document.body.innerHTML
    show()
    click('grid')
    pass(500)
    click('list')
    pass(100)
    unmountAll()
    pass(1000)
    const sorted = (html: string) =>
      html.replace(/class="([^"]*)"/g, (_, names: string) => names.split(' ').sort().join(' '))
    expect(sorted(document.body.innerHTML)).toBe(sorted(before))
    expect(vi.getTimerCount()).toBe(0)
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { type FakeView, fakeView } from '../../../tests/unit/fake-view'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 Mobile/15E148 Safari/604.1'

let view: FakeView
let page: FakePage

beforeEach(() => {
  vi.useFakeTimers()
  view = fakeView()
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

interface Shown {
  readonly fragment?: string
  readonly selector?: string
  /** The pictures have not loaded. */
  readonly waiting?: boolean
  readonly mobile?: boolean
}

function show({ fragment = 'shop-list', selector = '.product-grid', waiting, mobile }: Shown = {}) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(!waiting)
  if (mobile) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE)
  showFragment(fragment)
  page = fakePage()
  const lists = [...document.querySelectorAll<HTMLElement>(selector)]
  for (const list of lists) mount(list, page)
  return lists[0] as HTMLElement
}

const come = (list: Element) => view.show(list)
const pass = (ms: number) => vi.advanceTimersByTime(ms)
const shown = (root: ParentNode = document) =>
  [...root.querySelectorAll('.product:not(.grid-sizer)')].map(({ classList }) =>
    classList.contains('item-animated'),
  )

describe('[S29] reveal', () => {
  test('[S29] reveal: in view the products show one after the other at 800, 1000 and 1200 ms (PL1)', () => {
    come(show())
    pass(799)
    expect(shown()).toEqual([false, false, false])
    pass(1)
    expect(shown()).toEqual([true, false, false])
    pass(199)
    expect(shown()).toEqual([true, false, false])
    pass(1)
    expect(shown()).toEqual([true, true, false])
    pass(200)
    expect(shown()).toEqual([true, true, true])
  })

  test('[S29] reveal: nothing happens out of view', () => {
    const list = show()
    view.hide(list)
    pass(60_000)
    expect(shown()).toEqual([false, false, false])
    come(list)
    pass(1200)
    expect(shown()).toEqual([true, true, true])
  })

  test('[S29] reveal: products wait for their pictures, but not for one that fails', () => {
    const list = show({ waiting: true })
    come(list)
    const [first, second, third] = list.querySelectorAll('img')
    first?.dispatchEvent(new Event('load'))
    second?.dispatchEvent(new Event('error'))
    pass(3000)
    expect(shown()).toEqual([false, false, false])
    third?.dispatchEvent(new Event('load'))
    pass(800)
    expect(shown()).toEqual([true, false, false])
  })

  test('[S29] reveal: products do not wait for a picture that never loads, nor for lazy ones', () => {
    const list = show({ waiting: true })
    come(list)
    pass(5000 + 800)
    expect(shown()[0]).toBe(true)

    showFragment('shop-list')
    for (const image of document.querySelectorAll('img')) image.loading = 'lazy'
    const other = one('.product-grid')
    mount(other, fakePage())
    come(other)
    pass(800)
    expect(shown()[0]).toBe(true)
  })

  test('[S29] reveal: on mobile devices it starts half a second later', () => {
    come(show({ mobile: true }))
    pass(1299)
    expect(shown()[0]).toBe(false)
    pass(1)
    expect(shown()[0]).toBe(true)
  })

  test('[S29] reveal: a full-width shop shows when the page has loaded', () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const list = show({ fragment: 'shop-list.packed', selector: '.full-width-shop .products', waiting: true })
    pass(5000)
    expect(shown(list)).toEqual([false, false])
    state.mockReturnValue('complete')
    window.dispatchEvent(new Event('load'))
    pass(1000)
    expect(shown(list)).toEqual([true, true])
  })

  test('[S29] reveal: packed lists are revealed too, without counting the sizer', () => {
    const list = show({ fragment: 'shop-list.packed', selector: '.multi-masonry-items' })
    come(list)
    pass(800)
    expect(shown(list)).toEqual([true, false, false, false])
    pass(600)
    expect(shown(list)).toEqual([true, true, true, true])
    expect(one('.grid-sizer').className).toBe('product grid-sizer')
  })

  test.each(['reduced motion', 'a browser without IntersectionObserver'])(
    '[S29] reveal: with %s all products show at once',
    (why) => {
      if (why === 'reduced motion') vi.stubGlobal('matchMedia', () => ({ matches: true }))
      else {
        vi.stubGlobal('IntersectionObserver', undefined)
        Reflect.deleteProperty(window, 'IntersectionObserver')
      }
      show({ waiting: true })
      expect(shown()).toEqual([true, true, true])
    },
  )

  test('[S29] reveal: upsells do not delay other lists, and are visible when they open (PL13)', () => {
    show({ fragment: 'shop-list.upsells' })
    expect(shown(one('.upsells'))).toEqual([true])
    expect(shown(one('.related'))).toEqual([false, false])
    come(one('.related .product-grid'))
    pass(1000)
    expect(shown(one('.related'))).toEqual([true, true])
  })

  test('[S29] reveal: late products of a revealed list show at once', () => {
    const list = show()
    const late = () => {
      const product = document.createElement('li')
      product.className = 'product'
      list.append(product)
      page.tellMarkup(product)
      return product.classList.contains('item-animated')
    }
    expect(late()).toBe(false)
    come(list)
    expect(late()).toBe(true)
    expect(shown()).toEqual([false, false, false, false, true])
    pass(1400)
    expect(late()).toBe(true)
    expect(shown()).toEqual(Array(6).fill(true))
  })

  test('[S29] reveal: markup elsewhere on the page changes nothing', () => {
    come(show())
    const other = document.createElement('p')
    document.body.append(other)
    page.tellMarkup(other)
    expect(shown()).toEqual([false, false, false])
  })

  test('[S29] reveal: a product that gets the focus shows at once', () => {
    const list = show()
    one('.product:nth-child(3) a').focus()
    expect(shown()).toEqual([false, false, true])
    come(list)
    pass(200)
    one('.product:nth-child(2) a').focus()
    expect(shown()).toEqual([false, true, true])
    pass(600)
    expect(shown()).toEqual([true, true, true])
  })

  test('[S29] reveal: a focused product shows at once, even if it was focused before laurel ran', () => {
    showFragment('shop-list')
    one('.product:nth-child(2) a').focus()
    mount(one('.product-grid'), fakePage())
    expect(shown()).toEqual([false, true, false])
  })

  test('[S29] reveal: each of 96 products shows at its time', () => {
    const list = show()
    list.replaceChildren(
      ...Array.from({ length: 96 }, () => {
        const product = document.createElement('li')
        product.className = 'product'
        return product
      }),
    )
    come(list)
    pass(800 + 95 * 200 - 1)
    expect(shown().filter(Boolean)).toHaveLength(95)
    pass(1)
    expect(shown().filter(Boolean)).toHaveLength(96)
  })

  test('[S29] reveal: products that are scrolled past do not delay others; products in view keep their turn', () => {
    const list = show()
    list.append(...Array.from({ length: 20 }, () => list.children[0]?.cloneNode() as Element))
    come(list)
    const see = (index: number, isIntersecting: boolean) =>
      view[isIntersecting ? 'show' : 'hide'](list.children[index] as Element)
    for (let index = 0; index < 23; index++) see(index, index === 10)
    pass(500)
    see(20, true)
    pass(500)
    see(22, true)
    // The product's own turn has started.
    see(5, true)
    pass(799)
    expect([20, 22].map((index) => shown()[index])).toEqual([false, false])
    pass(1)
    expect([5, 10, 19, 20, 21, 22].map((index) => shown()[index])).toEqual([
      true,
      false,
      false,
      true,
      false,
      true,
    ])
    pass(1000)
    expect([10, 19].map((index) => shown()[index])).toEqual([true, false])
  })

  test('[S29] reveal: only hidden products fade, without causing layouts', () => {
    const animate = vi.fn<(frames: object[], timing: object) => object>(() => ({ cancel: () => {} }))
    const list = show()
    for (const product of list.querySelectorAll<HTMLElement>('.product')) {
      Object.assign(product, { animate })
      product.style.opacity = '0'
    }
    come(list)
    expect(animate.mock.calls.map(([, timing]) => timing)).toMatchObject([
      { delay: 0, duration: 800 },
      { delay: 200, duration: 800 },
      { delay: 400, duration: 800 },
    ])
    expect(animate.mock.calls[0]?.[0]).toEqual([{ opacity: 0 }, { opacity: 1 }])
  })

  test('[S29] reveal: works with odd markup', () => {
    const list = show({ fragment: 'shop-list.odd' })
    come(list)
    pass(800)
    expect(shown(list)).toEqual([true, true])
    expect(one('.note').className).toBe('note')
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S29] reveal: after unmounting nothing is hidden again', () => {
    const list = show({ waiting: true })
    unmountAll()
    expect(shown()).toEqual([true, true, true])
    expect([vi.getTimerCount(), view.watched.elements]).toEqual([0, 0])
    expect(list.className).toBe('products product-grid gutters row clearfix')
  })
})

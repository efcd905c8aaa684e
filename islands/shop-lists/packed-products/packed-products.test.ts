import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

let page: FakePage

/** jsdom and happy-dom have no layout, so sizes follow from classes, in columns of 100 px. */
function sizeOf(element: Element): readonly [width: number, height: number] {
  if (element.matches('.products')) return [400, 0]
  if (element.matches('.grid-sizer')) return [100, 0]
  if (element.matches('.sidebar')) return [100, 250]
  const picture = element.querySelector<HTMLElement>('.multi-masonry-img-wrap')
  const height = Number.parseFloat(picture?.style.height ?? '') || 120
  return [element.matches('.size-large') ? 200 : 100, height]
}

beforeEach(() => {
  vi.useFakeTimers()
  const owner = Object.hasOwn(HTMLElement.prototype, 'offsetHeight')
    ? HTMLElement.prototype
    : Element.prototype
  vi.spyOn(owner as HTMLElement, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return sizeOf(this)[1]
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [width, height] = sizeOf(this)
    return { left: 0, top: 0, right: width, bottom: height, width, height, x: 0, y: 0 } as DOMRect
  })
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

function show(selector = '.products') {
  showFragment('shop-list.packed')
  page = fakePage()
  for (const list of document.querySelectorAll<HTMLElement>(selector)) mount(list, page)
}
const masonry = () => one('.multi-masonry-items')
const items = (list: Element) => [...list.querySelectorAll<HTMLElement>('.product:not(.grid-sizer)')]
const places = (list: Element) =>
  items(list).map(({ style }) => [style.getPropertyValue('inset-inline-start'), style.top])
const pictures = () =>
  [...document.querySelectorAll<HTMLElement>('.multi-masonry-img-wrap')].map(({ style }) => style.height)

describe('[S29] packed products', () => {
  test('[S29] packed products: pictures of large and tall products are twice as high, and all products are packed', () => {
    show()
    expect(pictures()).toEqual(['240px', '', '240px', ''])
    expect(places(masonry())).toEqual([
      ['0px', '0px'],
      ['200px', '0px'],
      ['300px', '0px'],
      ['200px', '120px'],
    ])
    expect(masonry().style.height).toBe('240px')
    expect(one('.grid-sizer').hasAttribute('style')).toBe(false)
  })

  test('[S29] packed products: a standard product’s gap counts; without one, the first large product sets the height', () => {
    showFragment('shop-list.packed')
    for (const item of document.querySelectorAll<HTMLElement>('.size-standard'))
      item.style.marginBottom = '24px'
    mount(masonry(), fakePage())
    expect(pictures()).toEqual(['264px', '', '264px', ''])
    unmountAll()
    for (const item of document.querySelectorAll('.size-standard')) item.remove()
    mount(masonry(), fakePage())
    expect(pictures()).toEqual(['120px', '120px'])
  })

  test('[S29] packed products: late products are packed too', () => {
    show()
    masonry().insertAdjacentHTML('beforeend', '<li class="product size-standard"></li>')
    page.tellMarkup(...items(masonry()).slice(-1))
    expect(places(masonry()).at(-1)).toEqual(['0px', '240px'])
  })

  test('[S29] packed products: the list is packed again when a product is removed', async () => {
    show()
    items(masonry())[0]?.remove()
    await Promise.resolve()
    vi.advanceTimersByTime(50)
    expect(places(masonry())[0]).toEqual(['0px', '0px'])
  })

  test('[S29] packed products: the sidebar is measured without the products around it', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
    showFragment('shop-list.packed')
    const [list, sidebar] = [one('.full-width-shop .products'), one('.sidebar')]
    const rect = sidebar.getBoundingClientRect()
    const seen: string[] = []
    sidebar.getBoundingClientRect = () => {
      seen.push(`${list.style.position} ${items(list)[0]?.style.position}`)
      return rect
    }
    mount(list, fakePage())
    expect(new Set(seen)).toEqual(new Set(['relative absolute']))
  })

  test('[S29] packed products: after the page’s load the products are packed around a sidebar of whole rows', () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    show('.full-width-shop .products')
    const list = one('.full-width-shop .products')
    const sidebar = one('.sidebar')
    expect([sidebar.style.height, places(list)[0]]).toEqual(['', ['', '']])
    state.mockReturnValue('complete')
    window.dispatchEvent(new Event('load'))
    expect([sidebar.style.height, sidebar.style.opacity]).toEqual(['360px', '1'])
    expect(places(list)).toEqual([
      ['100px', '0px'],
      ['200px', '0px'],
    ])
    expect(sidebar.style.position).toBe('')
  })

  test('[S29] packed products: plain rows are left to the style sheet', () => {
    showFragment('shop-list.packed')
    one('.sidebar').remove()
    const before = document.body.innerHTML
    mount(one('.full-width-shop .products'), fakePage())
    expect(document.body.innerHTML).toBe(before)
  })

  test('[S29] packed products: works with an empty list, and unmounting restores the printed one', () => {
    showFragment('shop-list.packed')
    const before = document.body.innerHTML
    show()
    unmountAll()
    vi.runAllTimers()
    expect(document.body.innerHTML).toBe(before)
    masonry().replaceChildren()
    mount(masonry(), fakePage())
    expect(masonry().hasAttribute('style')).toBe(false)
  })
})

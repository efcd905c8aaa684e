import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'
import { placeOf } from './position'

const mount = mounter(island)

let page: FakePage

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

function show(fragment = 'shop-list.preview') {
  showFragment(fragment)
  page = fakePage()
  for (const product of document.querySelectorAll<HTMLElement>('.product-type-preview-slider > .product'))
    mount(product, page)
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const STATES = [
  'selected',
  'move-left',
  'move-right',
  'hide-left',
  'hover',
  'focus-on-left',
  'focus-on-right',
]
const slides = () => all('.product:first-child .img-wrap')
const states = () =>
  slides().map(({ classList }) => STATES.filter((name) => classList.contains(name)).join(' '))
const dots = () => all('.preview-slider-dots li').map(({ className }) => className)
const click = (selector: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  one(selector).dispatchEvent(event)
  return event.defaultPrevented
}
const dot = (number: number) => click(`.preview-slider-dots li:nth-child(${number}) a`)
const price = () => one('.product-details .price').innerHTML
const details = () => one('.product-details').className

describe('[S29] preview slider: positions', () => {
  test.each([
    [0, ['selected', 'move-right', null, null]],
    [1, ['move-left', 'selected', 'move-right', null]],
    [3, ['hide-left', 'hide-left', 'move-left', 'selected']],
  ] as const)('[S29] preview slider: around picture %i', (selected, expected) => {
    expect([0, 1, 2, 3].map((index) => placeOf(index, selected))).toEqual(expected)
  })
})

describe('[S29] preview slider', () => {
  test('[S29] preview slider: there is a dot for each picture, and the first is selected', () => {
    show()
    expect(states()).toEqual(['selected', 'move-right', ''])
    expect(dots()).toEqual(['selected', '', ''])
    expect(
      all('.preview-slider-dots a').map((link) => [link.getAttribute('href'), link.textContent]),
    ).toEqual([
      ['#0', '1'],
      ['#0', '2'],
      ['#0', '3'],
    ])
    expect(one('.variable-image-wrapper').nextElementSibling?.className).toBe('preview-slider-dots')
    expect(all('.preview-slider-dots')).toHaveLength(1)
  })

  test('[S29] preview slider: a click on the right picture selects it (PL15), and one on the left goes back', () => {
    show()
    expect(click('.move-right img')).toBe(true)
    expect(states()).toEqual(['move-left', 'selected', 'move-right'])
    expect(dots()).toEqual(['', 'selected', ''])
    click('.move-right')
    expect(states()).toEqual(['hide-left', 'move-left', 'selected'])
    click('.move-left')
    expect(states()).toEqual(['move-left', 'selected', 'move-right'])
  })

  test('[S29] preview slider: a dot selects its picture, and its link is not followed', () => {
    show()
    expect(dot(3)).toBe(true)
    expect(states()).toEqual(['hide-left', 'move-left', 'selected'])
    dot(1)
    expect(states()).toEqual(['selected', 'move-right', ''])
    expect(click('.selected')).toBe(false)
  })

  test('[S29] preview slider: dots are named buttons', () => {
    show()
    const links = all('.preview-slider-dots a')
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Picture 1 of 3: Gold',
      'Picture 2 of 3: Silver',
      'Picture 3 of 3: Bronze',
    ])
    links[1]?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    expect(links.map((link) => link.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false'])
  })

  test('[S29] preview slider: the variation’s price is shown, and a sale gets its second class a moment later', () => {
    show()
    dot(2)
    expect(price()).toBe('<del>$5.65</del> <ins>$4.50</ins>')
    expect(details()).toBe('product-details on-sale')
    vi.advanceTimersByTime(99)
    expect(details()).toBe('product-details on-sale')
    vi.advanceTimersByTime(1)
    expect(details()).toBe('product-details on-sale is-visible')
    dot(3)
    expect([price(), details()]).toEqual(['$5.35', 'product-details'])
    vi.advanceTimersByTime(500)
    expect(details()).toBe('product-details')
    expect(one('.img-wrap:nth-child(2) .variation-price').innerHTML).toBe('<del>$5.65</del> <ins>$4.50</ins>')
  })

  test('[S29] preview slider: a missing or equal price changes nothing', () => {
    show()
    one('.img-wrap:nth-child(2) .variation-price').replaceChildren()
    const node = one('.product-details .price').firstChild
    dot(2)
    dot(1)
    expect(one('.product-details .price').firstChild).toBe(node)
    expect(details()).toBe('product-details')
  })

  test('[S29] preview slider: a hovered side picture comes forward', () => {
    show()
    dot(2)
    const over = (selector: string) =>
      one(selector).dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    over('.move-right img')
    expect(states()).toEqual(['move-left focus-on-right', 'selected focus-on-right', 'move-right hover'])
    over('.move-left img')
    expect(states()).toEqual(['move-left hover', 'selected focus-on-left', 'move-right focus-on-left'])
    one('.variable-image-wrapper').dispatchEvent(new MouseEvent('mouseleave'))
    expect(states()).toEqual(['move-left', 'selected', 'move-right'])
    over('.move-right img')
    click('.move-right')
    expect(states()).toEqual(['hide-left', 'move-left', 'selected'])
  })

  test('[S29] preview slider: a single picture is selected and has no dots', () => {
    showFragment('shop-list.preview')
    const wrapper = one('.variable-image-wrapper.is-variable')
    wrapper.innerHTML = '<div class="img-wrap"></div>'
    const unmount = mount(wrapper.closest<HTMLElement>('.product') as HTMLElement, fakePage())
    expect(one('.img-wrap', wrapper).className).toBe('img-wrap selected')
    expect(wrapper.parentElement?.querySelector('.preview-slider-dots')).toBeNull()
    unmount?.()
    expect(one('.img-wrap', wrapper).className).toBe('img-wrap')
  })

  test('[S29] preview slider: a click with a modifier key is left to the browser', () => {
    show()
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    one('.move-right').dispatchEvent(event)
    expect([event.defaultPrevented, states()[0]]).toEqual([false, 'selected'])
  })

  test('[S29] preview slider: hostile texts stay text, and only `data-sale="1"` is a sale', () => {
    show('shop-list.hostile')
    dot(2)
    expect(one('.product-details .price').textContent).toBe('<script>window.hostile=1</script>')
    expect(one('.preview-slider-dots a').getAttribute('aria-label')).toContain('<img src=x')
    expect([details(), all('script').length]).toEqual(['product-details', 0])
  })

  test('[S29] preview slider: unmounting restores the printed markup', () => {
    showFragment('shop-list.preview')
    const before = document.body.innerHTML
    show()
    dot(2)
    unmountAll()
    vi.runAllTimers()
    expect(document.body.innerHTML).toBe(before)
  })
})

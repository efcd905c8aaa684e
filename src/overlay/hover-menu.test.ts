import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { hoverMenu } from './hover-menu'

let containerPx: number
let hovered: Element | undefined
let keyboardAt: Element | undefined
let stop: () => void

/** Neither DOM has a layout, a pointer or a keyboard: the test says how wide the container is and who is where. */
beforeEach(() => {
  containerPx = 1000
  hovered = undefined
  keyboardAt = undefined
  stop = () => {}
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => containerPx)
  const { matches, querySelector } = Element.prototype
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    if (selector === ':hover') return this === hovered
    return selector === ':focus-visible' ? this === keyboardAt : matches.call(this, selector)
  })
  vi.spyOn(Element.prototype, 'querySelector').mockImplementation(function (this: Element, selector: string) {
    if (selector !== ':focus-visible') return querySelector.call(this, selector)
    return keyboardAt && this.contains(keyboardAt) ? keyboardAt : null
  })
})

afterEach(() => stop())

function show(
  html = '<li class="item"><a href="/w/">W</a><ul class="sub-menu" style="display: none"><li><a href="/x/">X</a></li></ul></li>',
) {
  document.body.innerHTML = `<div id="container"><nav id="outer">${html}</nav><p tabindex="0">x</p></div>`
  stop = hoverMenu(one('.item'))
}

const menu = () => one('.sub-menu').style.display
const point = (type: string, pointerType = 'mouse') =>
  one('.item').dispatchEvent(Object.assign(new Event(type), { pointerType }))
const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

describe('[S28] hover menu', () => {
  test('[S28] hover menu: opens under the pointer, and closes when it leaves', () => {
    show()
    point('pointerenter')
    expect(menu()).toBe('block')
    point('pointerleave')
    expect(menu()).toBe('none')
  })

  test('[X09] hover menu: a focus that a click has put in it moves to the item’s link', () => {
    show()
    const [link, inside] = document.querySelectorAll<HTMLElement>('.item a')
    point('pointerenter')
    inside?.focus()
    point('pointerleave')
    expect(menu()).toBe('none')
    expect(document.activeElement).toBe(link)
  })

  test('[S28] hover menu: a touch does not open it', () => {
    show()
    point('pointerenter', 'touch')
    expect(menu()).toBe('none')
  })

  test('[S28] hover menu: in a narrow container it does not open, but one that is open closes', () => {
    show()
    point('pointerenter')
    containerPx = 700
    point('pointerleave')
    expect(menu()).toBe('none')
    point('pointerenter')
    expect(menu()).toBe('none')
  })

  test('[S28] hover menu: opens for the keyboard, stays while it is inside, and closes after it', () => {
    show()
    const [link, inside] = document.querySelectorAll<HTMLElement>('.item a')
    keyboardAt = link
    link?.focus()
    expect(menu()).toBe('block')
    point('pointerleave')
    expect(menu()).toBe('block')
    keyboardAt = inside
    inside?.focus()
    expect(menu()).toBe('block')
    keyboardAt = undefined
    one('p').focus()
    expect(menu()).toBe('none')
  })

  test('[S28] hover menu: Escape closes what the pointer has opened', () => {
    show()
    point('pointerenter')
    press('Enter')
    expect(menu()).toBe('block')
    press('Escape')
    expect(menu()).toBe('none')
  })

  test('[S28] hover menu: Escape brings the keyboard back to the item', () => {
    show()
    const [link, inside] = document.querySelectorAll<HTMLElement>('.item a')
    keyboardAt = inside
    inside?.focus()
    expect(menu()).toBe('block')
    press('Escape')
    expect(menu()).toBe('none')
    expect(document.activeElement).toBe(link)
  })

  test('[S28] hover menu: opens for a pointer or focus that was there before the code', () => {
    vi.spyOn(Element.prototype, 'closest').mockReturnValue(null)
    document.body.innerHTML =
      '<div id="container"><li class="item"><ul class="sub-menu" style="display: none"></ul></li></div>'
    hovered = one('.item')
    stop = hoverMenu(one('.item'))
    expect(menu()).toBe('block')
  })

  test('[S28] hover menu: a menu that is added later opens as well', () => {
    show('<li class="item"><a href="/w/">W</a></li>')
    point('pointerenter')
    one('.item').insertAdjacentHTML('beforeend', '<ul class="sub-menu" style="display: none"></ul>')
    point('pointerenter')
    expect(menu()).toBe('block')
  })

  test('[S28] hover menu: does nothing in the mobile panels', () => {
    document.body.innerHTML =
      '<div id="container"><div id="mobile-cart-wrap"><li class="item"><ul class="sub-menu" style="display: none"></ul></li></div></div>'
    stop = hoverMenu(one('.item'))
    point('pointerenter')
    expect(menu()).toBe('none')
  })

  test('[S28] hover menu: restores the styles', () => {
    show()
    point('pointerenter')
    stop()
    expect(one('.sub-menu').getAttribute('style')).toMatch(/^display: none;?$/)
    point('pointerenter')
    press('Escape')
    expect(menu()).toBe('none')
  })
})

import { beforeEach, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one } from '../../../tests/unit/fragment'
import { mounter } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

beforeEach(() => {
  document.body.innerHTML =
    '<div class="sf-icon-box"><h3>Insured</h3><p><a href="/about/">About us</a></p></div>'
})
const box = () => one('.sf-icon-box')
const tell = (type: string, target: Element = box()) =>
  void target.dispatchEvent(new Event(type, { bubbles: type.startsWith('focus') }))
/** Fakes the browser's `:hover` and `:focus-visible`. */
function stubStates(...states: string[]) {
  const { matches } = Element.prototype
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector.startsWith(':') ? states.includes(selector) : matches.call(this, selector)
  })
}
const stubPhone = () =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14; Pixel 8)')

test('[P16] icon box: it has the hover class while the pointer is on it', () => {
  mount(box(), fakePage())
  expect(box().className).toBe('sf-icon-box')
  tell('pointerenter')
  expect(box().className).toBe('sf-icon-box sf-hover')
  tell('pointerleave')
  expect(box().className).toBe('sf-icon-box')
})

test('[P16] icon box: the pointer that has woken the island counts', () => {
  stubStates(':hover')
  mount(box(), fakePage())
  expect(box().className).toBe('sf-icon-box sf-hover')
})

test('[P16] icon box: it has the hover class with keyboard focus in it', () => {
  stubStates(':focus-visible')
  mount(box(), fakePage())
  tell('focusin', one('a'))
  expect(box().className).toBe('sf-icon-box sf-hover')
  tell('pointerenter')
  tell('pointerleave')
  expect(box().className).toBe('sf-icon-box sf-hover')
  tell('focusout', one('a'))
  expect(box().className).toBe('sf-icon-box')
})

test('[P16] icon box: the focus of a click sets no class', () => {
  stubStates()
  mount(box(), fakePage())
  tell('pointerenter')
  tell('focusin', one('a'))
  tell('pointerleave')
  expect(box().className).toBe('sf-icon-box')
})

test('[P16] icon box: on a phone a tap sets a class for good', () => {
  stubPhone()
  const unmount = mount(box(), fakePage())
  tell('pointerenter')
  tell('pointerleave')
  expect(box().className).toBe('sf-icon-box')
  box().click()
  expect(box().className).toBe('sf-icon-box sf-mobile-hover')
  box().click()
  tell('pointerleave')
  expect(box().className).toBe('sf-icon-box sf-mobile-hover')
  unmount?.()
  expect(box().className).toBe('sf-icon-box')
})

test('[P16] icon box: the tap that has woken the island counts', () => {
  stubPhone()
  stubStates(':hover')
  mount(box(), fakePage())
  expect(box().className).toBe('sf-icon-box sf-mobile-hover')
})

test('[P16] icon box: unmounting restores the printed markup', () => {
  const unmount = mount(box(), fakePage())
  tell('pointerenter')
  unmount?.()
  tell('pointerenter')
  expect(box().className).toBe('sf-icon-box')
})

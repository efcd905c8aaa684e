import { beforeEach, expect, test, vi } from 'vitest'
import { fakePage } from '../../tests/unit/fake-page'
import { one } from '../../tests/unit/fragment'
import { mount } from '.'

let height: number
let resize: () => void
let watched: Set<Element>

class FakeObserver {
  constructor(callback: () => void) {
    resize = () => watched.has(content()) && callback()
  }
  observe = (element: Element) => void watched.add(element)
  disconnect = () => watched.clear()
}

beforeEach(() => {
  height = 101
  watched = new Set()
  vi.stubGlobal('ResizeObserver', FakeObserver)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height)
  document.body.innerHTML =
    '<div class="sf-image-banner"><div class="image-banner-content sf-animation" data-animation="fade-in" style="color: red;"><h2>Cups</h2></div><div class="img-wrap"><img src="/cups.jpg" alt="Cups"></div></div>'
})
const wake = () => mount(one('.sf-image-banner'), fakePage())
const content = () => one('.image-banner-content')

test.each([
  [101, '-50px'],
  [100, '-50px'],
  [1, '0px'],
  [0, '0px'],
])('[P08] banner: content %s px high hangs by a margin of %s (A11)', (px, margin) => {
  height = px
  wake()
  expect(content().style.marginBottom).toBe(margin)
})

test('[P08] banner: it is centred again when its height changes, by fonts, pictures or the window', () => {
  wake()
  height = 240
  resize()
  expect(content().style.marginBottom).toBe('-120px')
})

test('[P08] banner: unmounted, it is as printed', () => {
  const before = document.body.innerHTML
  const unmount = wake()
  unmount?.()
  expect(document.body.innerHTML).toBe(before)
  expect(watched.size).toBe(0)
})

test('[P08] banner: one without words is left alone', () => {
  content().remove()
  const before = document.body.innerHTML
  wake()
  expect(document.body.innerHTML).toBe(before)
})

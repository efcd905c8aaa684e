import { beforeEach, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { type FakeSizes, fakeSizes } from '../../../tests/unit/fake-sizes'
import { one } from '../../../tests/unit/fragment'
import { mounter } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

let height: number
let sizes: FakeSizes

beforeEach(() => {
  height = 101
  sizes = fakeSizes()
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

test('[P08] banner: the text is centred again when its height changes', () => {
  wake()
  height = 240
  sizes.tell(content())
  expect(content().style.marginBottom).toBe('-120px')
})

test('[P08] banner: unmounting restores the printed markup', () => {
  const before = document.body.innerHTML
  const unmount = wake()
  unmount?.()
  expect(document.body.innerHTML).toBe(before)
  expect(sizes.watched).toEqual([])
})

test('[P08] banner: a banner without text is left alone', () => {
  content().remove()
  const before = document.body.innerHTML
  wake()
  expect(document.body.innerHTML).toBe(before)
})

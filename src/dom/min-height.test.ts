import { expect, test, vi } from 'vitest'
import { minHeightOf } from './min-height'

test.each([
  ['with its fraction', 200.4, 200, 200.4],
  ['rounded, where it is shown smaller than it is', 100.2, 200, 200],
  ['none where it is not shown', 0, 0, 0],
])('[S20] min-height: an element is as high as it is laid out, %s', (_, drawn, rounded, expected) => {
  const element = document.createElement('div')
  element.style.boxSizing = 'border-box'
  document.body.replaceChildren(element)
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ height: drawn } as DOMRect)
  vi.spyOn(element, 'offsetHeight', 'get').mockReturnValue(rounded)
  expect(minHeightOf(element)).toBe(expected)
})

test('[S20] min-height: without padding and borders, where these come on top', () => {
  const element = document.createElement('div')
  element.style.cssText = 'box-sizing: content-box; padding: 10px 3px; border: solid 2px red'
  document.body.replaceChildren(element)
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ height: 200 } as DOMRect)
  vi.spyOn(element, 'offsetHeight', 'get').mockReturnValue(200)
  expect(minHeightOf(element)).toBe(176)
})

import { expect, test } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { mobileHeaderLimit, opensByHover } from './breakpoints'

test.each([
  ['mhs-tablet-land', 1024],
  ['mhs-tablet-port', 991],
  ['mhs-mobile', 767],
  ['home', null],
])('[S02] breakpoints: with %s the mobile header holds up to %s px', (name, limit) => {
  document.body.className = name
  expect(mobileHeaderLimit(document.body)).toBe(limit)
})

test.each([
  [768, '', true],
  [767, '', false],
  [700, 'responsive-fixed', true],
])(
  '[S27] breakpoints: in a container of %s px with class "%s", menus open by hover: %s',
  (width, name, opens) => {
    document.body.innerHTML = '<div id="container"></div>'
    document.body.className = name
    Object.defineProperty(one('#container'), 'offsetWidth', { value: width })
    expect(opensByHover(document)).toBe(opens)
  },
)

test('[S27] breakpoints: without a container nothing opens by hover', () => {
  expect(opensByHover(document)).toBe(false)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { animations, endAnimations, fakeAnimations } from '../../../tests/unit/slides'
import { mount as island } from '.'

const mount = mounter(island)

fakeAnimations()
beforeEach(() => {
  const style = document.createElement('style')
  style.textContent = '.spb_toggle_content { display: none } .spb_toggle_open { display: block }'
  document.head.append(style)
  showFragment('toggles')
})
afterEach(() => {
  unmountAll()
  document.head.querySelector('style')?.remove()
})
const titles = () => [...document.querySelectorAll<HTMLElement>('.spb_toggle')]
const wake = () => {
  for (const title of titles()) mount(title, fakePage())
}
const closed = () => titles()[0] as HTMLElement
const control = () => one('.spb_toggle > span')
const panel = () => one('.spb_toggle_content')
const state = () => [
  closed().classList.contains('spb_toggle_title_active'),
  control().getAttribute('aria-expanded'),
  panel().style.display,
]

test('[S16] toggle: opens and closes in 500 ms (15.15)', () => {
  wake()
  expect(state()).toEqual([false, 'false', ''])
  closed().click()
  expect(animations[0]?.durationMs).toBe(500)
  endAnimations()
  expect(state()).toEqual([true, 'true', 'block'])
  closed().click()
  expect(state()).toEqual([false, 'false', 'block'])
  endAnimations()
  expect(state()).toEqual([false, 'false', 'none'])
})

test('[S16] toggle: a toggle printed open closes at the first click', () => {
  wake()
  const [, opened] = titles()
  expect(opened?.querySelector('span')?.getAttribute('aria-expanded')).toBe('true')
  opened?.click()
  endAnimations()
  expect(one('.spb_toggle_open').style.display).toBe('none')
})

test('[S16] toggle: the heading contains a button for keyboard and screen readers', () => {
  wake()
  expect([control().getAttribute('role'), control().tabIndex]).toEqual(['button', 0])
  expect(control().getAttribute('aria-controls')).toBe(panel().id)
  for (const key of ['Enter', ' ']) {
    control().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    endAnimations()
  }
  expect(panel().style.display).toBe('none')
})

test('[S16] toggle: a margin follows the last toggle; a toggle without content is left alone', () => {
  wake()
  expect(document.querySelectorAll('.last_toggle_el_margin')).toHaveLength(1)
  expect(one('.spb_toggle_open').nextElementSibling?.className).toBe('last_toggle_el_margin')
  expect(one('#lonely').children).toHaveLength(0)
})

test('[S16] toggle: under reduced motion it opens at once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  wake()
  closed().click()
  closed().click()
  expect(animations).toHaveLength(0)
  expect(panel().style.display).toBe('none')
})

test('[S16] toggle: unmounted, the markup is as printed', () => {
  const before = document.body.innerHTML
  wake()
  for (const title of titles()) title.click()
  unmountAll()
  endAnimations()
  expect(document.body.innerHTML).toBe(before)
})

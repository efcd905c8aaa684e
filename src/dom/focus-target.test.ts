import { expect, test, vi } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { focusTarget, returnTabindex } from './focus-target'

test('[X09] focus: a heading that is scrolled to takes the focus, and is out of the tab order afterwards', () => {
  document.body.innerHTML = '<h2 id="sizes">Sizes</h2><button>Next</button>'
  focusTarget(one('#sizes'))
  expect(document.activeElement).toBe(one('#sizes'))
  one('button').focus()
  expect(one('#sizes').hasAttribute('tabindex')).toBe(false)
})

test('[X09] focus: what takes the focus by itself keeps its own place in the tab order', () => {
  document.body.innerHTML = '<button tabindex="0">Sizes</button><a href="/">Next</a>'
  focusTarget(one('button'))
  expect(document.activeElement).toBe(one('button'))
  one('a').focus()
  expect(one('button').getAttribute('tabindex')).toBe('0')
})

test('[X09] focus: what can not take it for now keeps its own place in the tab order', () => {
  document.body.innerHTML = '<b tabindex="0">Quick view</b>'
  // A hidden one; neither DOM knows what is seen.
  const focus = vi.spyOn(one('b'), 'focus').mockImplementation(() => {})
  focusTarget(one('b'))
  expect(focus).toHaveBeenCalledTimes(2)
  expect(one('b').getAttribute('tabindex')).toBe('0')
})

test('[X09] focus: a passing place in the tab order can be taken back before its time', () => {
  document.body.innerHTML = '<b>Quick view</b><button>Next</button>'
  focusTarget(one('b'))
  returnTabindex(one('b'))
  expect(one('b').hasAttribute('tabindex')).toBe(false)
  one('b').tabIndex = 0
  one('button').focus()
  expect(one('b').getAttribute('tabindex')).toBe('0')
})

test('[X09] focus: it never scrolls the page once more', () => {
  document.body.innerHTML = '<h2 id="sizes">Sizes</h2>'
  const focus = vi.spyOn(one('#sizes'), 'focus').mockImplementation(() => {})
  focusTarget(one('#sizes'))
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]])
})

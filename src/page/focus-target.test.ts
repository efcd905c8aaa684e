import { expect, test, vi } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { focusTarget } from './focus-target'

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

test('[X09] focus: it never scrolls the page once more', () => {
  document.body.innerHTML = '<h2 id="sizes">Sizes</h2>'
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  focusTarget(one('#sizes'))
  for (const [options] of focus.mock.calls) expect(options).toEqual({ preventScroll: true })
})

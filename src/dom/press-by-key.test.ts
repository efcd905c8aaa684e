import { beforeEach, expect, test, vi } from 'vitest'
import { one } from '../../tests/unit/fragment'
import { pressByKey } from './press-by-key'

const clicked = vi.fn()

beforeEach(() => {
  clicked.mockReset()
  document.body.innerHTML = '<div id="button" role="button" tabindex="0"><span id="icon"></span></div>'
  one('#button').addEventListener('keydown', pressByKey)
  one('#button').addEventListener('click', ({ target }) => clicked(target))
})

function press(key: string, target = one('#button')) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

test.each(['Enter', ' '])('[S43] press by key: "%s" clicks, and does not scroll the page', (key) => {
  expect(press(key)).toBe(true)
  expect(clicked).toHaveBeenCalledExactlyOnceWith(one('#button'))
})

test('[S43] press by key: a key inside the button clicks the button', () => {
  press('Enter', one('#icon'))
  expect(clicked).toHaveBeenCalledExactlyOnceWith(one('#button'))
})

test.each(['Tab', 'a', 'ArrowDown', 'Escape'])('[S43] press by key: "%s" is left to the browser', (key) => {
  expect(press(key)).toBe(false)
  expect(clicked).not.toHaveBeenCalled()
})

import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { animations, endAnimations, fakeAnimations } from '../../../tests/unit/slides'
import { withoutStorage } from '../../../tests/unit/without-storage'
import { mount as island } from '.'

const mount = mounter(island)

const NAME = 'newsletter-sub-bar-hidden'
const DAY_MS = 86_400_000
fakeAnimations()
beforeEach(() => {
  vi.useFakeTimers()
  const style = document.createElement('style')
  style.textContent = '#sf-newsletter-bar { display: none }'
  document.head.append(style)
  showFragment('newsletter-bar')
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
  document.head.querySelector('style')?.remove()
})
const bar = () => one('#sf-newsletter-bar')
const closer = () => one('a.sub-close')
const wake = () => {
  mount(bar(), fakePage())
}
const isShown = () => bar().style.display === 'block'

test('[S11] newsletter bar: hidden at 2.9 s, fades in from 3 s on for 600 ms (15.1)', () => {
  wake()
  vi.advanceTimersByTime(2999)
  expect(isShown()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isShown()).toBe(true)
  expect(animations.map(({ durationMs }) => durationMs)).toEqual([600])
})

test.each([
  ['1', false],
  ['0', true],
  ['', true],
  ['10', true],
])('[S11] newsletter bar: with the cookie "%s" it is shown: %s (15.2, 15.3)', (value, shown) => {
  Cookies.set(NAME, value, { path: '/' })
  wake()
  vi.advanceTimersByTime(10_000)
  expect(isShown()).toBe(shown)
})

test('[S11] newsletter bar: closing is stored for 7 days and for the whole site (15.4)', () => {
  wake()
  vi.advanceTimersByTime(3000)
  endAnimations()
  const write = vi.spyOn(document, 'cookie', 'set')
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  one('.sub-close i').dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  const [cookie = ''] = write.mock.calls[0] ?? []
  expect(cookie).toMatch(/^newsletter-sub-bar-hidden=1; path=\/; expires=/)
  expect(cookie).toMatch(/samesite=lax/i)
  const expires = Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '')
  expect(Math.round((expires - Date.now()) / DAY_MS)).toBe(7)
  expect(animations.map(({ durationMs }) => durationMs)).toEqual([600])
  endAnimations()
  expect(bar().style.display).toBe('none')
})

test('[S11] newsletter bar: closed before it is shown, it stays hidden', () => {
  wake()
  closer().click()
  vi.advanceTimersByTime(10_000)
  expect(isShown()).toBe(false)
})

test('[S11] newsletter bar: closed before it is shown, also where the browser keeps no cookies', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  wake()
  closer().click()
  vi.advanceTimersByTime(10_000)
  expect(isShown()).toBe(false)
})

test('[S11] newsletter bar: closed on another page in the meantime, it stays hidden', () => {
  wake()
  Cookies.set(NAME, '1', { path: '/' })
  vi.advanceTimersByTime(3000)
  expect(isShown()).toBe(false)
})

test('[S11] newsletter bar: closed on another page, it is hidden when this page is restored from the cache', () => {
  wake()
  vi.advanceTimersByTime(3000)
  endAnimations()
  const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  comeBack()
  expect(isShown()).toBe(true)
  Cookies.set(NAME, '1', { path: '/' })
  comeBack()
  expect(isShown()).toBe(false)
})

test('[S11] newsletter bar: where cookies are refused, as in a sandboxed frame, it is shown and can be closed', async () => {
  await withoutStorage(() => {
    wake()
    vi.advanceTimersByTime(3000)
    endAnimations()
    expect(isShown()).toBe(true)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(isShown()).toBe(true)
    closer().click()
    endAnimations()
    expect(bar().style.display).toBe('none')
  })
})

test('[S11] newsletter bar: the close link is a button with a name, and Space presses it', () => {
  wake()
  vi.advanceTimersByTime(3000)
  endAnimations()
  expect([closer().getAttribute('role'), closer().getAttribute('aria-label')]).toEqual(['button', 'Close'])
  closer().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
  expect(Cookies.get(NAME)).toBe('1')
})

test('[S11] newsletter bar: shown at once under reduced motion, and also without a close link', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  closer().remove()
  wake()
  vi.advanceTimersByTime(3000)
  expect([isShown(), animations.length]).toEqual([true, 0])
})

test('[S11] newsletter bar: unmounted, the markup is as printed and the bar stays hidden', () => {
  const before = document.body.innerHTML
  wake()
  unmountAll()
  vi.advanceTimersByTime(3000)
  expect(document.body.innerHTML).toBe(before)
  wake()
  vi.advanceTimersByTime(3000)
  endAnimations()
  closer().click()
  unmountAll()
  endAnimations()
  expect(document.body.innerHTML).toBe(before)
})

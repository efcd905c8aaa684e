import { afterEach, expect, test, vi } from 'vitest'
import { one } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { startAutoplay } from './autoplay'
import type { Hero } from './hero'
import { readSettings } from './markup'
import { createStore } from './slider'

afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

test('[S51] hero slider: 1.5 s before a slide changes by itself, what shows the change is requested (S14)', () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div data-autoplay="5000"></div>'
  const { $state, dispatch } = createStore({ count: 3, loops: false, hasAutoplay: true })
  const follow: Hero['follow'] = (onChange) =>
    void $state.listen((state, before = state) => onChange(state, before))
  const prepare = vi.fn()
  const mount = mounter((host, scope) => {
    const settings = readSettings(host, scope, 3)
    startAutoplay({ settings, scope, $state, dispatch, follow, attend() {} }, prepare)
  })
  mount(one('div'))
  vi.advanceTimersByTime(9000)
  dispatch({ type: 'loaded' })
  vi.advanceTimersByTime(5499)
  expect(prepare).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(prepare).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1499)
  expect($state.get().index).toBe(0)
  vi.advanceTimersByTime(1)
  expect($state.get().index).toBe(1)
})

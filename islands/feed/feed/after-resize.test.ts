import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onBehalfOf } from '../../../src/dom/reporting'
import { afterResize } from './after-resize'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('[X11] after a resize: an error of one feed is reported as its own, and the others run', () => {
  const tell = vi.fn()
  const other = vi.fn()
  const fail = () => {
    throw new Error('no feed')
  }
  const stops = [onBehalfOf(tell, () => afterResize(window, fail)), afterResize(window, other)]
  window.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(499)
  expect(other).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(tell.mock.calls).toEqual([[new Error('no feed')]])
  expect(other).toHaveBeenCalledOnce()
  for (const stop of stops) stop()
  window.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(1000)
  expect(other).toHaveBeenCalledOnce()
})

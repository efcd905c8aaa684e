import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle'

describe('[X01] idle', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('[X01] idle: waits for load, then for a free main thread, and not for ever', () => {
    const request = vi.fn()
    vi.stubGlobal('requestIdleCallback', request)
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const callback = vi.fn()
    whenIdle(window, callback)
    expect(request).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('load'))
    window.dispatchEvent(new Event('load'))
    expect(request).toHaveBeenCalledExactlyOnceWith(callback, { timeout: 2000 })
  })

  test('[X01] idle: a loaded page is not waited for', () => {
    const request = vi.fn()
    vi.stubGlobal('requestIdleCallback', request)
    whenIdle(window, () => {})
    expect(request).toHaveBeenCalledOnce()
  })

  test('[X01] idle: a browser without idle callbacks calls back later too', () => {
    const bare = { document, addEventListener: () => {} } as unknown as Window
    const callback = vi.fn()
    whenIdle(bare, callback)
    expect(callback).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(callback).toHaveBeenCalledOnce()
  })
})

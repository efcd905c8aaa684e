import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mayPrefetch, whenIdle } from './idle'

describe('[X01] prefetch', () => {
  test.each([
    ['no word about the line', undefined, true],
    ['4g', { effectiveType: '4g' }, true],
    ['3g', { effectiveType: '3g' }, false],
    ['2g', { effectiveType: '2g' }, false],
    ['slow-2g', { effectiveType: 'slow-2g' }, false],
    ['saved data', { effectiveType: '4g', saveData: true }, false],
    ['an empty answer', {}, true],
  ])('[X01] prefetch with %s: %s', (_, connection, allowed) => {
    expect(mayPrefetch({ connection } as Parameters<typeof mayPrefetch>[0])).toBe(allowed)
  })
})

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

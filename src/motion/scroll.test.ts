import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Easing, easeInOutExpo, easeOutCubic, scrollWindow } from './scroll'

const linear: Easing = (progress) => progress
let tops: number[]

/** The window scrolls nothing here: it notes where it was sent. */
beforeEach(() => {
  vi.useFakeTimers()
  tops = []
  vi.spyOn(window, 'scrollTo').mockImplementation((options: unknown) => {
    tops.push((options as ScrollToOptions).top ?? Number.NaN)
  })
})

afterEach(async () => {
  await vi.runAllTimersAsync()
  vi.useRealTimers()
})

function scroll(top: number, durationMs = 1000, easing = linear) {
  const told = vi.fn()
  void scrollWindow(window, top, { durationMs, easing }).then(told)
  return told
}

describe('[S02] scroll', () => {
  test('[S02] scroll: ends exactly at the target when the time is over, and not before', async () => {
    const told = scroll(1234.5, 1000, easeInOutExpo)
    await vi.advanceTimersByTimeAsync(950)
    expect(told).not.toHaveBeenCalled()
    expect(tops.at(-1)).not.toBe(1234.5)
    await vi.advanceTimersByTimeAsync(100)
    expect(told).toHaveBeenCalledExactlyOnceWith(true)
    expect(tops.at(-1)).toBe(1234.5)
  })

  test('[S02] scroll: starts from where the page is, and jumps frame by frame', async () => {
    vi.stubGlobal('scrollY', 500)
    scroll(100)
    await vi.advanceTimersByTimeAsync(1100)
    expect(tops[0]).toBe(500)
    expect(tops.length).toBeGreaterThan(30)
    expect([...tops].sort((a, b) => b - a)).toEqual(tops)
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 100, behavior: 'instant' })
  })

  test('[S02] scroll: a new one replaces the running one', async () => {
    const first = scroll(5000)
    await vi.advanceTimersByTimeAsync(300)
    const second = scroll(-1)
    await vi.advanceTimersByTimeAsync(0)
    expect(first).toHaveBeenCalledExactlyOnceWith(false)
    tops = []
    await vi.advanceTimersByTimeAsync(1100)
    expect(Math.max(...tops)).toBeLessThanOrEqual(0)
    expect(tops.at(-1)).toBe(-1)
    expect(second).toHaveBeenCalledExactlyOnceWith(true)
  })

  test.each(['wheel', 'touchstart', 'keydown', 'mousedown'])(
    '[S02] scroll: a %s gives the page back to the visitor',
    async (type) => {
      const told = scroll(900)
      await vi.advanceTimersByTimeAsync(400)
      window.dispatchEvent(new Event(type))
      const { length } = tops
      await vi.advanceTimersByTimeAsync(2000)
      expect(told).toHaveBeenCalledExactlyOnceWith(false)
      expect(tops).toHaveLength(length)
    },
  )

  test.each([
    ['arrives', () => vi.advanceTimersByTimeAsync(1100)],
    ['is interrupted', async () => void window.dispatchEvent(new Event('wheel'))],
    ['is replaced', async () => void scrollWindow(window, 0, { durationMs: 1, easing: linear })],
  ])('[S02] scroll: leaves no listener behind when it %s', async (_, end) => {
    const add = vi.spyOn(window, 'addEventListener')
    const remove = vi.spyOn(window, 'removeEventListener')
    scroll(900)
    await vi.advanceTimersByTimeAsync(100)
    await end()
    const listeners = ({ mock }: typeof add | typeof remove) => mock.calls.map(([type]) => type).sort()
    expect(listeners(add)).toEqual(['keydown', 'mousedown', 'touchstart', 'wheel'])
    expect(listeners(remove)).toEqual(listeners(add))
  })

  test('[X09] scroll: under reduced motion the page jumps, and says that it arrived', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
    const told = scroll(900)
    expect(tops).toEqual([900])
    await vi.advanceTimersByTimeAsync(0)
    expect(told).toHaveBeenCalledExactlyOnceWith(true)
  })
})

describe('[S02] easings', () => {
  test.each([
    ['ease-in-out-expo', easeInOutExpo],
    ['ease-out-cubic', easeOutCubic],
  ])('[S02] %s: from 0 to 1, never back', (_, easing) => {
    expect([easing(0), easing(1)]).toEqual([0, 1])
    const progress = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(progress, progress, (a, b) => {
        const [early, late] = [Math.min(a, b), Math.max(a, b)]
        return easing(early) <= easing(late) && easing(late) <= 1 && easing(early) >= 0
      }),
    )
  })

  test('[S02] ease-in-out-expo is slow at both ends and passes its middle half-way', () => {
    expect(easeInOutExpo(0.5)).toBe(0.5)
    expect(easeInOutExpo(0.25)).toBeCloseTo(2 ** -6)
    expect(easeInOutExpo(0.75)).toBeCloseTo(1 - 2 ** -6)
  })

  test('[S12] ease-out-cubic is fast at first', () => {
    expect(easeOutCubic(0.5)).toBeCloseTo(0.875)
  })
})

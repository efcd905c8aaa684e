import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../tests/unit/fake-page'
import { type FrameReader, watchFrames } from './scroll-frame'

let stops: (() => void)[]
beforeEach(() => {
  vi.useFakeTimers()
  stops = []
})
afterEach(() => {
  for (const stop of stops) stop()
  vi.useRealTimers()
})
const page = fakePage()
function watch(look: FrameReader) {
  const watched = watchFrames(page, look)
  stops.push(watched.stop)
  return watched
}
const frame = () => vi.advanceTimersByTime(17)
const tell = (type: string) => window.dispatchEvent(new Event(type))

describe('[S04] one frame for all watchers', () => {
  test('[S04] scroll frame: calls in the next frame, then in each frame with a scroll', () => {
    const look = vi.fn(() => undefined)
    watch(look)
    expect(look).not.toHaveBeenCalled()
    frame()
    expect(look.mock.calls).toEqual([[{ scrolled: false, resized: true }]])
    for (let count = 0; count < 20; count++) tell('scroll')
    frame()
    frame()
    expect(look.mock.calls.slice(1)).toEqual([[{ scrolled: true, resized: false }]])
  })

  test('[S04] scroll frame: a frame with a scroll and a resize or request reports both, in either order', () => {
    const seen: string[] = []
    const { request } = watch(({ scrolled, resized }) => {
      seen.push([scrolled && 'scrolled', resized && 'resized'].filter(Boolean).join(' and '))
      return undefined
    })
    const [scroll, resize] = [() => tell('scroll'), () => tell('resize')]
    for (const reasons of [
      [],
      [resize],
      [request],
      [scroll, resize],
      [resize, scroll],
      [scroll, request],
      [scroll],
    ]) {
      for (const reason of reasons) reason()
      frame()
    }
    const both = 'scrolled and resized'
    expect(seen).toEqual(['resized', 'resized', 'resized', both, both, both, 'scrolled'])
  })

  test('[S04] scroll frame: all watchers read before one writes', () => {
    const order: string[] = []
    for (const name of ['a', 'b']) {
      watch(() => {
        order.push(`${name} reads`)
        return () => order.push(`${name} writes`)
      })
    }
    frame()
    expect(order).toEqual(['a reads', 'b reads', 'a writes', 'b writes'])
  })

  test('[X11] scroll frame: an error in one watcher does not reach the others', () => {
    const wrote = vi.fn()
    watch(() => {
      throw new Error('broken')
    })
    watch(() => wrote)
    frame()
    expect(wrote).toHaveBeenCalledOnce()
    expect(page.report).toHaveBeenCalledOnce()
  })

  test('[S04] scroll frame: a watcher that is stopped while others read is not called, and does not write', () => {
    const late = vi.fn(() => undefined)
    const write = vi.fn()
    watch(() => write)
    watch(() => {
      for (const stop of stops) stop()
      return undefined
    })
    watch(late)
    frame()
    expect([late.mock.calls.length, write.mock.calls.length]).toEqual([0, 0])
  })

  test('[S04] scroll frame: a request calls only its own watcher, and none after the end', () => {
    const [first, second] = [vi.fn(() => undefined), vi.fn(() => undefined)]
    const one = watch(first)
    const two = watch(second)
    frame()
    one.request()
    frame()
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 1])
    one.stop()
    tell('scroll')
    frame()
    two.stop()
    tell('scroll')
    frame()
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 2])
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mounter, unmountAll } from '../../tests/unit/mounter'
import { createHoverIntent, type HoverIntent, hasRested, type Point } from './hover-intent'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('[S03] hover intent', () => {
  test.each<[Point, Point, boolean]>([
    [{ x: 0, y: 0 }, { x: 0, y: 0 }, true],
    [{ x: 0, y: 0 }, { x: 5.9, y: 0 }, true],
    [{ x: 0, y: 0 }, { x: 6, y: 0 }, false],
    [{ x: 10, y: 10 }, { x: 14, y: 14 }, true],
    [{ x: 10, y: 10 }, { x: 15, y: 15 }, false],
  ])('[S03] hover intent: from %j to %j it has rested: %s', (before, now, expected) => {
    expect(hasRested(before, now)).toBe(expected)
  })

  function createTracked(options: { leaveDelayMs?: number; pollMs?: number } = {}) {
    const calls: string[] = []
    const intents: HoverIntent[] = []
    const mount = mounter((_, scope) => {
      const intent = createHoverIntent(
        {
          leaveDelayMs: 100,
          ...options,
          onRest: () => calls.push('rest'),
          onGone: () => calls.push('gone'),
        },
        scope,
      )
      intents.push(intent)
    })
    mount(document.body)
    const [intent] = intents as [HoverIntent]
    return { calls, intent }
  }
  const resting = () => ({ x: 1, y: 1 })

  test('[S03] hover intent: a pointer rests after 100 ms, and is gone after 100 ms', () => {
    const { calls, intent } = createTracked()
    intent.enter(resting)
    vi.advanceTimersByTime(99)
    expect(calls).toEqual([])
    vi.advanceTimersByTime(1)
    expect(calls).toEqual(['rest'])
    intent.leave()
    vi.advanceTimersByTime(99)
    expect(calls).toEqual(['rest'])
    vi.advanceTimersByTime(1)
    expect(calls).toEqual(['rest', 'gone'])
  })

  test('[S03] hover intent: a moving pointer rests once it has stopped', () => {
    const { calls, intent } = createTracked()
    let x = 0
    intent.enter(() => ({ x, y: 0 }))
    while (x < 60) {
      x += 20
      vi.advanceTimersByTime(100)
    }
    expect(calls).toEqual([])
    vi.advanceTimersByTime(100)
    expect(calls).toEqual(['rest'])
  })

  test('[S03] hover intent: a pointer that passes by never rests, one that slips off briefly is never gone', () => {
    const { calls, intent } = createTracked()
    intent.enter(resting)
    vi.advanceTimersByTime(90)
    intent.leave()
    vi.advanceTimersByTime(1000)
    expect(calls).toEqual([])
    intent.enter(resting)
    vi.advanceTimersByTime(100)
    intent.leave()
    vi.advanceTimersByTime(90)
    intent.enter(resting)
    vi.advanceTimersByTime(1000)
    expect(calls).toEqual(['rest'])
  })

  test('[S03] hover intent: without polling it rests at once; disposed, nothing is called', () => {
    const { calls, intent } = createTracked({ pollMs: 0 })
    intent.enter(resting)
    expect(calls).toEqual(['rest'])
    intent.leave()
    unmountAll()
    vi.advanceTimersByTime(1000)
    expect(calls).toEqual(['rest'])
  })
})

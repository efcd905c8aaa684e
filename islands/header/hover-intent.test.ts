import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createScope } from '../../src/page/scope'
import { fakePage } from '../../tests/unit/fake-page'
import { createHoverIntent, hasRested, type Point } from './hover-intent'

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

  function watched(options: { leaveDelayMs?: number; pollMs?: number } = {}) {
    const told: string[] = []
    const scope = createScope(fakePage())
    const intent = createHoverIntent(
      {
        leaveDelayMs: 100,
        ...options,
        onRest: () => told.push('rest'),
        onGone: () => told.push('gone'),
      },
      scope,
    )
    return { told, intent, scope }
  }
  const still = () => ({ x: 1, y: 1 })

  test('[S03] hover intent: it takes a tenth of a second to rest, and to be gone', () => {
    const { told, intent } = watched()
    intent.enter(still)
    vi.advanceTimersByTime(99)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual(['rest'])
    intent.leave()
    vi.advanceTimersByTime(99)
    expect(told).toEqual(['rest'])
    vi.advanceTimersByTime(1)
    expect(told).toEqual(['rest', 'gone'])
  })

  test('[S03] hover intent: one that keeps moving rests when it has stopped', () => {
    const { told, intent } = watched()
    let x = 0
    intent.enter(() => ({ x, y: 0 }))
    while (x < 60) {
      x += 20
      vi.advanceTimersByTime(100)
    }
    expect(told).toEqual([])
    vi.advanceTimersByTime(100)
    expect(told).toEqual(['rest'])
  })

  test('[S03] hover intent: passing by opens nothing; slipping off closes nothing', () => {
    const { told, intent } = watched()
    intent.enter(still)
    vi.advanceTimersByTime(90)
    intent.leave()
    vi.advanceTimersByTime(1000)
    expect(told).toEqual([])
    intent.enter(still)
    vi.advanceTimersByTime(100)
    intent.leave()
    vi.advanceTimersByTime(90)
    intent.enter(still)
    vi.advanceTimersByTime(1000)
    expect(told).toEqual(['rest'])
  })

  test('[S03] hover intent: without a poll it opens at once; stopped, it tells nothing more', () => {
    const { told, intent, scope } = watched({ pollMs: 0 })
    intent.enter(still)
    expect(told).toEqual(['rest'])
    intent.leave()
    scope.dispose()
    vi.advanceTimersByTime(1000)
    expect(told).toEqual(['rest'])
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPanelTimers } from './panel-timers'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('[S06] [S07] panel timers', () => {
  test('[S07] panel timers: a later step replaces a pending one of the same name', () => {
    const told: string[] = []
    const timers = createPanelTimers()
    timers.after('closing', 1000, () => told.push('first'))
    vi.advanceTimersByTime(600)
    timers.after('closing', 1000, () => told.push('second'))
    timers.after('arming', 100, () => told.push('arming'))
    vi.advanceTimersByTime(999)
    expect(told).toEqual(['arming'])
    vi.advanceTimersByTime(1)
    expect(told).toEqual(['arming', 'second'])
  })

  test('[S07] panel timers: a dropped step never runs; a flushed step runs at once, and once', () => {
    const told: string[] = []
    const timers = createPanelTimers()
    for (const name of ['a', 'b', 'c']) timers.after(name, 100, () => told.push(name))
    timers.drop('a')
    timers.flush('b')
    expect(told).toEqual(['b'])
    timers.flush()
    vi.runAllTimers()
    expect(told).toEqual(['b', 'c'])
  })
})

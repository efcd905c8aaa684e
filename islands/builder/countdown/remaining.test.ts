import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CalendarDay, readDay, remaining, startOf } from './remaining'
import { type Labels, sectionsOf } from './sections'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const label = (one: string) => ({ one, many: `${one}s` })
const LABELS: Labels = {
  days: label('Day'),
  hours: label('Hour'),
  minutes: label('Min'),
  seconds: label('Sec'),
}

describe('[P07] countdown: the time left', () => {
  test.each([
    [DAY + HOUR + MINUTE + SECOND, [1, 1, 1, 1]],
    [DAY, [1, 0, 0, 0]],
    [DAY - SECOND, [0, 23, 59, 59]],
    [1, [0, 0, 0, 1]],
    [SECOND, [0, 0, 0, 1]],
    [SECOND + 1, [0, 0, 0, 2]],
    [0, [0, 0, 0, 0]],
    [-5 * DAY, [0, 0, 0, 0]],
    [4000 * DAY, [4000, 0, 0, 0]],
  ])('[P07] countdown: %s ms are %j', (ms, expected) => {
    const now = Date.UTC(2026, 10, 1)
    expect(Object.values(remaining(now, now + ms))).toEqual(expected)
  })

  test('[P07] countdown: the parts add up to the whole', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 40), (ms) => {
        const { days, hours, minutes, seconds } = remaining(0, ms)
        expect(days * DAY + hours * HOUR + minutes * MINUTE + seconds * SECOND).toBe(
          Math.ceil(ms / SECOND) * SECOND,
        )
        expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true)
      }),
    )
  })

  test('[P07] countdown: one of a unit has the singular label (A6)', () => {
    const sections = sectionsOf(remaining(0, DAY + HOUR + MINUTE + SECOND), LABELS)
    expect(sections.map(({ amount, period }) => `${amount} ${period}`)).toEqual([
      '1 Day',
      '1 Hour',
      '1 Min',
      '1 Sec',
    ])
  })

  test('[P07] countdown: days are shown if there are any, other units always (A7)', () => {
    const units = (ms: number) => sectionsOf(remaining(0, ms), LABELS).map(({ period }) => period)
    expect(units(2 * DAY)).toEqual(['Days', 'Hours', 'Mins', 'Secs'])
    expect(units(DAY - SECOND)).toEqual(['Hours', 'Mins', 'Secs'])
    expect(units(0)).toEqual(['Hours', 'Mins', 'Secs'])
  })
})

describe('[P07] countdown: the day that it ends on', () => {
  test.each([
    ['2026', '11', '3', true],
    [' 2028 ', '02', '29', true],
    ['2027', '2', '29', false],
    ['2027', '2', '30', false],
    ['2026', '13', '1', false],
    ['2026', '0', '1', false],
    ['0', '1', '1', false],
    ['2026', '1', '-1', false],
    ['2026', '1', '1.5', false],
    ['2026', '1', '1e1', false],
    ['999999', '1', '1', false],
    ['2026', 'May', '1', false],
    ['', '1', '1', false],
    [null, '1', '1', false],
  ])('[P07] countdown: %j, %j, %j is a day: %s (A10)', (year, month, day, expected) => {
    expect(readDay(year, month, day) !== undefined).toBe(expected)
  })
})

describe('[P07] countdown: time zones', () => {
  const zone = process.env['TZ']
  beforeEach(() => {
    vi.stubEnv('TZ', 'Australia/Sydney')
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    if (zone === undefined) delete process.env['TZ']
  })
  const day = (year: number, month: number, of: number): CalendarDay => ({ year, month, day: of })

  test.each<[string, CalendarDay, number]>([
    ['in summer', day(2026, 11, 3), Date.UTC(2026, 10, 2, 13)],
    ['in winter', day(2026, 7, 1), Date.UTC(2026, 5, 30, 14)],
    ['on a day that loses an hour', day(2026, 10, 4), Date.UTC(2026, 9, 3, 14)],
    ['after it', day(2026, 10, 5), Date.UTC(2026, 9, 4, 13)],
  ])('[P07] countdown: a day begins at midnight there: %s', (_, of, expected) => {
    expect(startOf(of)).toBe(expected)
  })

  test('[P07] countdown: a year of two digits is not in the last century', () => {
    expect(new Date(startOf(day(99, 1, 1))).getFullYear()).toBe(99)
  })

  test('[P07] countdown: days of 23 and of 25 hours are counted by their hours', () => {
    expect(remaining(startOf(day(2026, 10, 4)), startOf(day(2026, 10, 5)))).toMatchObject({
      days: 0,
      hours: 23,
    })
    expect(remaining(startOf(day(2026, 4, 5)), startOf(day(2026, 4, 6)))).toMatchObject({ days: 1, hours: 1 })
  })
})

import { expect, test } from 'vitest'
import { printTimes, timesBySpec } from './browser-times.mjs'

const spec = (title: string, line: number, ...durations: number[]) => ({
  title,
  line,
  tests: [{ results: durations.map((duration) => ({ duration })) }],
})

test('[X12] times of the browser tests: the most expensive file first, its retries and describe blocks included', () => {
  const times = timesBySpec({
    suites: [
      { file: 'tabs.spec.ts', specs: [spec('opens', 3, 1000)] },
      {
        file: 'menus.spec.ts',
        specs: [spec('hovers', 5, 2000, 500)],
        suites: [{ specs: [spec('a | b', 9, 4000)] }],
      },
    ],
  })
  expect(times.map(({ file, tests, ms }) => [file, tests, ms])).toEqual([
    ['menus.spec.ts', 2, 6500],
    ['tabs.spec.ts', 1, 1000],
  ])
  expect(printTimes(times)).toContain('| menus.spec.ts | 2 | 6.5 | 4.0 s, line 9: a \\| b |')
})

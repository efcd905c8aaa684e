import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { islands } from '../../tools/all-islands'
import { ARRANGED_PAGES, type ArrangedPage } from './arranged-pages'
import { fakeBrowser } from './fake-browser'
import { faultsOf, noFaults } from './faults'
import { visitHostilePage, type World } from './hostile-page'
import { pageParts } from './page-parts'
import { REGRESSION_SEEDS } from './regression-seeds'
import { collectUncaught, describe, type UncaughtErrors } from './uncaught-errors'
import { startValidAnswers, type ValidAnswers } from './valid-answers'

const USUAL_PAGES = 1500
const PAGES = Number(process.env['HOSTILE_PAGES'] ?? USUAL_PAGES)
const ONLY_SEED = process.env['HOSTILE_SEED']
const FIRST_SEED = Number(ONLY_SEED ?? 1)
const MOST_FAILED_PAGES = 12
const LIMIT_MS = 3_600_000

// All modules are loaded before the first page: what a page does must not depend on how fast a file is read.
const modules = import.meta.glob([
  '../../{src,islands,legacy-shims}/**/*.{ts,tsx}',
  '!**/*.test.*',
  '!**/main.ts',
  '!**/check.ts',
])

let valid: ValidAnswers
let uncaught: UncaughtErrors

beforeEach(async () => {
  for (const load of Object.values(modules)) await load()
  valid = await startValidAnswers()
  uncaught = collectUncaught()
  vi.useFakeTimers({
    // Not `setImmediate`, with which a visit waits for tasks.
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'Date',
      'performance',
    ],
    now: new Date('2026-03-04T05:06:07Z'),
  })
  fakeBrowser()
}, LIMIT_MS)

afterEach(async () => {
  vi.useRealTimers()
  uncaught.stop()
  await valid.close()
})

test(
  '[X11] whatever is broken on a page, nothing is thrown, lost or left behind; every island is met',
  async () => {
    const parts = pageParts((html) => new DOMParser().parseFromString(html, 'text/html'))
    const world: World = { parts, islands, valid, uncaught, mounted: new Set() }
    const failed: string[] = []
    for (const { seed, hasNoFaults, arranged } of visits()) {
      const faults = hasNoFaults ? noFaults(seed) : faultsOf(seed)
      const findings = await visitHostilePage(seed, world, faults, arranged).catch((cause) => [
        `the visit: ${describe(cause)}`,
      ])
      const which = arranged
        ? arranged.name
        : `HOSTILE_SEED=${seed} HOSTILE_PAGES=1${hasNoFaults ? ' HOSTILE_FAULTS=off' : ''}`
      if (findings.length > 0) failed.push(`${which}\n  ${findings.join('\n  ')}`)
      if (failed.length >= MOST_FAILED_PAGES) break
    }
    expect(
      failed.join('\n'),
      'again: HOSTILE_… npx vitest run --config tests/vitest.config.ts hostile-pages',
    ).toBe('')
    // Only a full run meets every island.
    if (PAGES < USUAL_PAGES || ONLY_SEED) return
    const unmet = islands.map(({ name }) => name).filter((name) => !world.mounted.has(name))
    expect(unmet, 'islands that were mounted on no page').toEqual([])
  },
  LIMIT_MS,
)

interface PlannedVisit {
  readonly seed: number
  readonly hasNoFaults?: boolean
  readonly arranged?: ArrangedPage
}

/** The asked seeds alone; without any the regression seeds, the arranged pages and the usual seeds. */
function visits(): PlannedVisit[] {
  const hasNoFaults = process.env['HOSTILE_FAULTS'] === 'off'
  const seeds = Array.from({ length: PAGES }, (_, index) => ({ seed: FIRST_SEED + index, hasNoFaults }))
  if (ONLY_SEED) return seeds
  const arranged = ARRANGED_PAGES.map((page, index) => ({
    seed: index + 1,
    hasNoFaults: true,
    arranged: page,
  }))
  return [...REGRESSION_SEEDS, ...arranged, ...seeds]
}

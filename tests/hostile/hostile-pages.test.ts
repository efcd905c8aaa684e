import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { islands } from '../../tools/all-islands'
import { ARRANGED_PAGES, type ArrangedPage, pageWithHost } from './arranged-pages'
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
    for (const planned of plannedVisits()) {
      failed.push(...(await visit(planned, world)))
      if (failed.length >= MOST_FAILED_PAGES) break
    }
    // Only a full run meets every island; which ones the usual seeds miss changes with every new fixture.
    if (PAGES >= USUAL_PAGES && !ONLY_SEED) failed.push(...(await visitUnmet(world)))
    expect(
      failed.join('\n'),
      'again: HOSTILE_… npx vitest run --config tests/vitest.config.ts hostile-pages',
    ).toBe('')
  },
  LIMIT_MS,
)

interface PlannedVisit {
  readonly seed: number
  readonly hasNoFaults?: boolean
  readonly arranged?: ArrangedPage
}

/** The asked seeds alone; without any the regression seeds, the arranged pages and the usual seeds. */
function plannedVisits(): PlannedVisit[] {
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

/** @returns the page's faults in one text, if any */
async function visit({ seed, hasNoFaults, arranged }: PlannedVisit, world: World): Promise<string[]> {
  const faults = hasNoFaults ? noFaults(seed) : faultsOf(seed)
  const findings = await visitHostilePage(seed, world, faults, arranged).catch((cause) => [
    `the visit: ${describe(cause)}`,
  ])
  const which = arranged
    ? `${arranged.name} for ${arranged.island}`
    : `HOSTILE_SEED=${seed} HOSTILE_PAGES=1${hasNoFaults ? ' HOSTILE_FAULTS=off' : ''}`
  return findings.length > 0 ? [`${which}\n  ${findings.join('\n  ')}`] : []
}

/** Visits a page for each island that was mounted on none of the others. */
async function visitUnmet(world: World): Promise<string[]> {
  const failed: string[] = []
  for (const island of world.islands.filter(({ name }) => !world.mounted.has(name))) {
    const page = pageWithHost(island, world.parts)
    if (page) failed.push(...(await visit({ seed: 1, hasNoFaults: true, arranged: page }, world)))
    else failed.push(`${island.name} was mounted on no page and needs an arranged page`)
  }
  return failed
}

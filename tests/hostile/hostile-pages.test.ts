import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { islands } from '../../tools/all-islands'
import { type Caught, catchAll, describe } from './caught'
import { type GoodAnswers, goodAnswers } from './good-answers'
import { fakeBrowser } from './hostile-browser'
import { visitHostilePage, type World } from './hostile-page'
import { KEPT_SEEDS } from './kept-seeds'
import { pageParts } from './page-parts'
import { isSeldomMet } from './rarely-mounted'
import { noTroubles, troublesOf } from './troubles'

const USUAL_PAGES = 1500
const PAGES = Number(process.env['HOSTILE_PAGES'] ?? USUAL_PAGES)
const FIRST_SEED = Number(process.env['HOSTILE_SEED'] ?? 1)
const MOST_TOLD = 12
const LIMIT_MS = 3_600_000

// All of laurel is there at once: what it does then depends on the page alone, not on how fast a file is read.
const modules = import.meta.glob([
  '../../{src,islands,legacy-shims}/**/*.{ts,tsx}',
  '!**/*.test.*',
  '!**/main.ts',
  '!**/check.ts',
])

let good: GoodAnswers
let caught: Caught

beforeEach(async () => {
  for (const load of Object.values(modules)) await load()
  good = await goodAnswers()
  caught = catchAll()
  vi.useFakeTimers({
    // What has run in a turn of its own stays so: the pages' visitor waits for turns.
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
  caught.stop()
  await good.close()
})

test(
  '[X11] whatever is broken on a page, nothing is thrown, lost or left behind',
  async () => {
    const parts = pageParts((html) => new DOMParser().parseFromString(html, 'text/html'))
    const world: World = { parts, registry: islands, good, caught, mounted: new Set() }
    const told: string[] = []
    for (const { seed, isCalm } of seedsOf(PAGES)) {
      const troubles = isCalm ? noTroubles(seed) : troublesOf(seed)
      const findings = await visitHostilePage(seed, world, troubles).catch((cause) => [
        `the visit: ${describe(cause)}`,
      ])
      if (findings.length > 0)
        told.push(
          `HOSTILE_SEED=${seed} HOSTILE_PAGES=1${isCalm ? ' HOSTILE_CALM=1' : ''}\n  ${findings.join('\n  ')}`,
        )
      if (told.length >= MOST_TOLD) break
    }
    expect(
      told.join('\n'),
      'again: HOSTILE_… npx vitest run --config tests/vitest.config.ts hostile-pages',
    ).toBe('')
    // A page that was asked for again, or a short run, says nothing about the others.
    if (PAGES < USUAL_PAGES || process.env['HOSTILE_SEED']) return
    const never = islands
      .map(({ name }) => name)
      .filter((name) => !world.mounted.has(name) && !isSeldomMet(name))
    expect(never, 'islands that came to life on no page').toEqual([])
  },
  LIMIT_MS,
)

/** Those that were kept come first, but for a run that asks for certain pages. */
function seedsOf(count: number): { seed: number; isCalm?: boolean }[] {
  const isCalm = Boolean(process.env['HOSTILE_CALM'])
  const asked = Array.from({ length: count }, (_, index) => ({ seed: FIRST_SEED + index, isCalm }))
  return process.env['HOSTILE_SEED'] ? asked : [...KEPT_SEEDS, ...asked]
}

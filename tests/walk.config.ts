import { defineConfig } from '@playwright/test'
import type { WalkOptions } from './walk/walk'

/** The engines that `tests/walk/run.mjs` has found. */
const ENGINES = (process.env['WALK_ENGINES'] ?? 'chromium').split(',') as WalkOptions['engine'][]

/** One walk through the shop in each engine; for `npm run test:walk`. */
// biome-ignore lint/style/noDefaultExport: Playwright reads the default export
export default defineConfig<object, WalkOptions>({
  testDir: './walk',
  testMatch: '*.walk.ts',
  outputDir: process.env['WALK_OUT'] ?? '../test-results/walk',
  forbidOnly: Boolean(process.env['CI']),
  // Three browsers beside each other miss a key or a frame now and then; the report names such a test as flaky.
  retries: process.env['CI'] ? 2 : 0,
  // Each test goes to whichever worker is free; more workers than processors, because a visitor often waits.
  fullyParallel: true,
  workers: '200%',
  timeout: 60_000,
  reporter: process.env['CI'] ? 'dot' : 'list',
  projects: ENGINES.map((engine) => ({ name: engine, use: { engine } })),
})

import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium, findHeadlessShell } from './chromium.mjs'
import type { ShopOptions } from './shop'

/** What the two outputs of the build could do differently: starting, fetching, waking, holding, going and coming back. */
const OF_BOTH = /(runtime|live-search-history)\.spec\.ts$/
const BFCACHE_OF_BOTH = /\/bfcache\.spec\.ts$/

/** Tests of the back/forward cache, which only the whole Chromium has. */
export const BFCACHE = /(bfcache|page-transition)\.spec\.ts$/
const chromium = findChromium()
/** A page lives for seconds and makes many short-lived objects: with more room from the start less is collected. */
const ARGS = [...CHROMIUM_ARGS, '--js-flags=--min-semi-space-size=16']
/** For all other tests: the headless shell needs about a third less processor time. */
export const QUICK = {
  launchOptions: { executablePath: findHeadlessShell() ?? chromium, args: ARGS },
}

/** A mounted island is the same in both, so it is tested in one. */
// biome-ignore lint/style/noDefaultExport: Playwright reads the default export
export default defineConfig<object, ShopOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A machine that misses a frame or a second may fail one of some 700 tests: it is tried once more, and the report
  // names it as flaky. Such a test is mended like a failing one.
  retries: process.env['CI'] ? 1 : 0,
  // A test works for a third of its time, and waits for the page's clock and frames: so many keep the processors busy.
  workers: '250%',
  // Generous: a busy machine is no failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env['CI'] ? 'dot' : 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: chromium, args: ARGS },
  },
  projects: [
    { name: 'esm', use: { bundle: 'esm', ...QUICK }, testIgnore: BFCACHE },
    { name: 'esm-bfcache', use: { bundle: 'esm' }, testMatch: BFCACHE },
    { name: 'single', use: { bundle: 'single', ...QUICK }, grepInvert: /\[esm\]/, testMatch: OF_BOTH },
    { name: 'single-bfcache', use: { bundle: 'single' }, grepInvert: /\[esm\]/, testMatch: BFCACHE_OF_BOTH },
  ],
})

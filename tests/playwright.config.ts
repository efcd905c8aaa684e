import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './chromium.mjs'
import type { ShopOptions } from './shop'

/** Tests of what one island does: that is the same in both outputs, once it has come to life. */
const DETAIL =
  /(live-search(-accessibility|-failures|-keyboard|-overlay|-results|-scripts)?|product-(gallery|price)|option-pickers|add-to-cart|mini-cart|shop-lists|shop-forms|super-search|quick-view|wishlist|fresh-cart|panels|tabs|modals|newsletter|menus|header-snippets|share-counts|sticky-header|hero-and-lists)\.spec\.ts$/

/** Both outputs of the build pass the same tests, but for those. */
// biome-ignore lint/style/noDefaultExport: Playwright reads the default export
export default defineConfig<object, ShopOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  // Generous: a busy machine is no failure.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env['CI'] ? 'dot' : 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
  projects: [
    { name: 'esm', use: { bundle: 'esm' } },
    { name: 'single', use: { bundle: 'single' }, grepInvert: /\[esm\]/, testIgnore: DETAIL },
  ],
})

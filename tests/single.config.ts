import { defineConfig } from '@playwright/test'
import everyday, { BFCACHE, QUICK } from './playwright.config'
import type { ShopOptions } from './shop'

/** Every browser test with the one-file bundle, for `npm run test:single`; but for those of chunks on their way. */
// biome-ignore lint/style/noDefaultExport: Playwright reads the default export
export default defineConfig<object, ShopOptions>({
  ...everyday,
  grepInvert: /\[esm\]/,
  projects: [
    { name: 'single', use: { bundle: 'single', ...QUICK }, testIgnore: BFCACHE },
    { name: 'single-bfcache', use: { bundle: 'single' }, testMatch: BFCACHE },
  ],
})

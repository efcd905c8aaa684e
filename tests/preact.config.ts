import { defineConfig } from '@playwright/test'
import everyday from './playwright.config'
import type { ShopOptions } from './shop'

/** The browser tests of islands with components, on the light build; for `npm run test:preact`. */
// biome-ignore lint/style/noDefaultExport: Playwright reads the default export
export default defineConfig<object, ShopOptions>({
  ...everyday,
  grep: new RegExp(process.env['REACT_TITLES'] ?? ''),
})

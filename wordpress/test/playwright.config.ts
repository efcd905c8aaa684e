import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../../tests/chromium.mjs'

// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default defineConfig({
  testDir: '.',
  testMatch: '*.wp.ts',
  workers: 1,
  retries: 0,
  timeout: 60_000,
  reporter: process.env['CI'] ? 'line' : 'list',
  outputDir: '../../test-results/wordpress',
  use: {
    baseURL: process.env['WORDPRESS_URL'] ?? 'http://127.0.0.1',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
})

import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { LEFT_OUT } from './firefox/left-out'
import everyday, { BFCACHE } from './playwright.config'
import type { ShopOptions } from './shop'

/** The browser tests in a stock Firefox, as far as it can be driven; for `npm run test:firefox`. */
// biome-ignore lint/style/noDefaultExport: Playwright reads the default export
export default defineConfig<object, ShopOptions>({
  ...everyday,
  // Each test starts in a new window of a browser that is slower to drive.
  timeout: 120_000,
  reporter: [[everyday.reporter === 'dot' ? 'dot' : 'list'], ['./firefox/coverage.ts']],
  use: {
    ...everyday.use,
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: path.resolve(import.meta.dirname, 'firefox/bridge.mjs'),
      // No page reaches beyond this machine, whatever it holds; and shop.test is this machine.
      // Its scroll bars take no room, as those of a headless Chromium.
      // Nothing comes from the back/forward cache, as in Chromium: Playwright would wait for such a page for ever.
      firefoxUserPrefs: {
        'network.dns.native-is-localhost': true,
        'ui.useOverlayScrollbars': 1,
        'browser.sessionhistory.max_total_viewers': 0,
        // A mouse, as media queries ask for it: precise (2) and hovering (4).
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
      },
    },
  },
  projects: [
    {
      name: 'firefox',
      use: { browserName: 'firefox', bundle: 'esm' },
      testIgnore: BFCACHE,
      grepInvert: LEFT_OUT.map(({ title }) => title),
    },
  ],
})

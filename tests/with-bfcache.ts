import type { LaunchOptions } from '@playwright/test'

/**
 * For `test.use`: Playwright switches the back/forward cache off; in some tests it is the matter. A file with options of
 * its own would start another worker and browser.
 */
export const WITH_BFCACHE = {
  launchOptions: async (
    { launchOptions }: { launchOptions: LaunchOptions },
    use: (options: LaunchOptions) => Promise<void>,
  ) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
}

import type { LaunchOptions } from '@playwright/test'

/**
 * For `test.use`: Playwright switches the back/forward cache off; in some tests it is the matter. Files with this very
 * object share a browser, where options of their own would start one for each file.
 */
export const WITH_BFCACHE = {
  launchOptions: async (
    { launchOptions }: { launchOptions: LaunchOptions },
    use: (options: LaunchOptions) => Promise<void>,
  ) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
}

import type { Page } from '@playwright/test'

/**
 * Collects the errors that islands report on the pages opened from here on.
 * @returns reads those of the open page: `mini-cart call`, the island and the stage
 */
export async function collectErrors(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const reported: string[] = []
    Object.assign(window, { reported })
    document.addEventListener('laurel:error', ({ detail }) =>
      reported.push(`${detail.island} ${detail.stage}`),
    )
  })
  return () => reportedErrors(page)
}

/** The errors that `collectErrors` has collected on the open page. */
export const reportedErrors = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'reported'))

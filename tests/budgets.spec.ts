import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from '../build.mjs'
import { DIST_DIR } from '../fixtures-html/server/places.mjs'
import { expect, test } from './shop'

/** The bench checks its budget; this limit is for noticing growth. */
const BY_LOAD_B = 14_000

test('[X12] [esm] what a page with no island in view has requested by its load event does not grow', async ({
  page,
  shop,
}) => {
  const manifest: Manifest = JSON.parse(await readFile(path.join(DIST_DIR, 'manifest.json'), 'utf8'))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto(`${shop.url}/engraving-guide/`)
  await shop.mounted('page-classes')
  const files = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const { loadEventStart } = navigation as PerformanceNavigationTiming
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime, name }) => startTime < loadEventStart && name.includes('/dist/'))
      .map(({ name }) => new URL(name).pathname.slice('/dist/'.length))
  })
  expect(files).toContain('laurel.js')
  const bytes = files.reduce((sum, file) => sum + (manifest.files[file]?.brotli ?? Number.NaN), 0)
  expect(bytes).toBeLessThanOrEqual(BY_LOAD_B)
})

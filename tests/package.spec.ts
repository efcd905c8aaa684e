import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { DIST_DIR } from '../fixtures-html/server/places.mjs'
import { startServer } from '../fixtures-html/server/server.mjs'
import { packageOf } from '../tools/package/package.mjs'
import { scrollThrough } from './narrow'
import { expect, test } from './shop'

/** Where the plugin's zip file has the build. */
const BUILD = 'laurel/dist/'
const PAGES = ['/home/', '/shop/', '/product/sample-cup/', '/builder/', '/feed/', '/contact/']

/** Unpacks the build of the plugin's zip file into a folder, as WordPress does. */
async function unpackBuild(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'laurel-unpacked-'))
  for (const [name, bytes] of Object.entries(unzipSync(packageOf(DIST_DIR)))) {
    if (!name.startsWith(BUILD)) continue
    const file = path.join(folder, name.slice(BUILD.length))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
  return folder
}

for (const bundle of ['esm', 'single'] as const) {
  test(`[X15] package: pages work with the files of the zip alone, ${bundle === 'esm' ? 'as modules' : 'in one file'}`, async ({
    page,
    shop,
  }) => {
    const distDir = await unpackBuild()
    const server = await startServer({ distDir, bundle })
    const missing: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url())
    })
    try {
      for (const at of PAGES) {
        await page.goto(server.url + at)
        await shop.mounted('cart-notice')
        await scrollThrough(page)
      }
      await page.goto(`${server.url}/blog/`)
      await shop.mounted('cart-notice')
      const heart = page.locator('.love-it').first()
      await heart.click()
      await expect(heart).toHaveClass(/\bloved\b/)
      await shop.quiet()
      expect(missing).toEqual([])
      expect(shop.printed).toEqual([])
    } finally {
      await server.close()
      await rm(distDir, { recursive: true })
    }
  })
}

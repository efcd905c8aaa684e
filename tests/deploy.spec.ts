import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Manifest } from '../build.mjs'
import { DIST_DIR } from '../fixtures-html/server/places.mjs'
import { startServer } from '../fixtures-html/server/server.mjs'
import { keepLastFiles, USUAL_KEEP_DAYS } from '../tools/build/keep-last-files.mjs'
import { expect, test } from './shop'

const HASH = /-([A-Z0-9]{5})\.js$/
/** In the earlier build the love button's file, its group's and the runtime's have these in their names. */
const EARLIER = { 'cart-buttons': 'AAAAA', 'every-page-group': 'BBBBB', runtime: 'CCCCC' }

test.describe('[X02] [esm] a deploy', () => {
  test('[X02] [esm] a page that was opened before a deploy fetches the islands of its own build', async ({
    page,
  }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'laurel-deploy-'))
    await writeEarlierBuild(folder)
    const server = await startServer({ distDir: folder })
    try {
      const asked: string[] = []
      page.on('response', (response) => {
        const { pathname } = new URL(response.url())
        if (pathname.startsWith('/dist/')) asked.push(`${response.status()} ${path.basename(pathname)}`)
      })
      // Nothing is fetched ahead.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      })
      await page.goto(`${server.url}/blog/`)
      const isMounted = (name: string) =>
        page.evaluate((wanted) => window.laurel?.islands().some((island) => island.name === wanted), name)
      await expect.poll(() => isMounted('item-list')).toBe(true)
      await page.mouse.move(5, 5)
      await expect.poll(() => isMounted('cart-notice')).toBe(true)
      expect(asked.filter((file) => file.includes('cart-buttons'))).toEqual([])

      const files = await deploy(folder)
      expect(files.filter((file) => /-(AAAAA|BBBBB|CCCCC)\.js$/.test(file))).toEqual([])

      const love = page.locator('.love-it').first()
      await love.click()
      await expect(love).toHaveClass(/\bloved\b/)
      expect(asked).toContain(`200 cart-buttons-${EARLIER['cart-buttons']}.js`)
      expect(asked).toContain(`200 runtime-${EARLIER.runtime}.js`)
      const runtime = await page.request.get(`${server.url}/dist/chunks/runtime-${EARLIER.runtime}.js`)
      expect(runtime.ok()).toBe(true)

      asked.length = 0
      await page.reload()
      await page.locator('.love-it:not(.loved)').first().click()
      await expect.poll(() => asked.some((file) => /^200 cart-buttons-/.test(file))).toBe(true)
      expect(asked.filter((file) => /-(AAAAA|BBBBB|CCCCC)\.|^4/.test(file))).toEqual([])
    } finally {
      await page.goto('about:blank')
      await server.close()
      await rm(folder, { recursive: true })
    }
  })
})

const readManifest = async (): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(DIST_DIR, 'manifest.json'), 'utf8'))

/** Writes the build of `dist` over an earlier one, and ends as a build does. @returns the build's files */
async function deploy(folder: string) {
  const files = Object.keys((await readManifest()).files)
  for (const file of [...files, 'manifest.json']) {
    await copyFile(path.join(DIST_DIR, file), path.join(folder, file))
  }
  await keepLastFiles(path.join(folder, 'chunks'), files, { keepDays: USUAL_KEEP_DAYS })
  return files
}

/** The build of `dist` as it would be with another love button: its file has another name, and so have those that name it. */
async function writeEarlierBuild(folder: string) {
  const files = Object.keys((await readManifest()).files)
  const names = Object.entries(EARLIER).map(([name, hash]): [string, string] => {
    const file = files.find((one) => one.startsWith(`chunks/${name}-`)) ?? ''
    return [HASH.exec(file)?.[1] ?? '', hash]
  })
  const earlier = (text: string) => names.reduce((old, [now, before]) => old.replaceAll(now, before), text)
  await mkdir(path.join(folder, 'chunks'))
  for (const file of ['manifest.json', ...files]) {
    await writeFile(
      path.join(folder, earlier(file)),
      earlier(await readFile(path.join(DIST_DIR, file), 'utf8')),
    )
  }
}

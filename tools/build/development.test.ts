import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDevelopmentBuild, type DevelopmentBuild } from './development.mjs'
import { islandFolders } from './island-folders.mjs'

let outDir: string
let development: DevelopmentBuild

beforeAll(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'laurel-development-'))
  development = createDevelopmentBuild(outDir)
  await development.rebuild()
}, 120_000)

afterAll(async () => {
  await development.dispose()
  await rm(outDir, { recursive: true })
})

const read = (file: string) => readFile(path.join(outDir, file), 'utf8')

test('[X02] development build: chunks have the names that the fixture shop’s faults know', async () => {
  const chunks = await readdir(path.join(outDir, 'chunks'))
  for (const chunk of [
    'runtime.js',
    'every-page-group.js',
    'feed-group.js',
    'cart-widgets.js',
    'live-search.js',
  ])
    expect(chunks).toContain(chunk)
  expect(await read('laurel.js')).toContain('import("./chunks/feed-group.js")')
  expect(await read('laurel.css')).not.toBe('')
})

test('[X02] development build: the single file imports nothing, and the manifest has the selectors of all islands', async () => {
  await development.rebuildRest()
  expect(await read('laurel.single.js')).not.toMatch(/^(import|export) /m)
  const { islands } = JSON.parse(await read('manifest.json'))
  expect(Object.keys(islands).sort()).toEqual([...islandFolders().keys()].sort())
})

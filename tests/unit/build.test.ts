import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build, type Manifest } from '../../build.mjs'

const BUDGET_ENTRY_B = 6 * 1024
const BUDGET_LOAD_B = 14 * 1024
const BUDGET_SINGLE_B = 190 * 1024

let folders: string[]
let manifests: Manifest[]

beforeAll(async () => {
  folders = await Promise.all([1, 2].map(() => mkdtemp(path.join(tmpdir(), 'laurel-build-'))))
  manifests = []
  for (const outDir of folders) manifests.push(await build({ outDir }))
}, 120_000)

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true })
})

const manifest = () => manifests[0] as Manifest
const read = (file: string, folder = 0) => readFile(path.join(folders[folder] ?? '', file), 'utf8')

describe('[X02] build', () => {
  test('[X02] the same sources give the same bytes', async () => {
    expect(manifests[1]).toEqual(manifests[0])
    for (const file of Object.keys(manifest().files)) expect(await read(file, 1)).toBe(await read(file, 0))
  })

  test('[X02] the entry runs without any other file', () => {
    expect(manifest().files['laurel.js']?.imports).toEqual([])
  })

  test('[X02] every island of the registry has its files, and now islands are in the entry', () => {
    for (const [name, { wake, files, features }] of Object.entries(manifest().islands)) {
      expect(features.length, name).toBeGreaterThan(0)
      if (wake === 'now') expect(files, name).toEqual([])
      else expect(files[0], name).toMatch(new RegExp(`^chunks/${name}-[A-Z0-9]{8}\\.js$`))
      for (const file of files) expect(manifest().files[file], file).toBeDefined()
    }
  })

  test('[X02] the names of chunks carry their hash, and the entry or the quiet registry names them', async () => {
    const entry = await read('laurel.js')
    const quietFile = Object.keys(manifest().files).find((file) => file.startsWith('chunks/quiet-registry-'))
    expect(quietFile).toMatch(/-[A-Z0-9]{8}\.js$/)
    expect(entry).toContain(`"./${quietFile}"`)
    const quiet = await read(quietFile ?? '')
    for (const { files } of Object.values(manifest().islands)) {
      if (!files[0]) continue
      const isQuiet = quiet.includes(`"./${path.basename(files[0])}"`)
      expect(isQuiet !== entry.includes(files[0]), files[0]).toBe(true)
    }
  })

  test('[X02] React is in no file that loads before it is needed', async () => {
    // Idle islands load on every page that holds their markup; the heavy ones wait for the visitor.
    const idle = Object.values(manifest().islands).filter(({ wake }) => wake === 'idle' || wake === 'now')
    const early = ['laurel.js', ...idle.flatMap(({ files }) => files)]
    expect(early.length).toBeGreaterThan(idle.length)
    for (const file of early) expect(await read(file), file).not.toContain('react.')
    const button = await Promise.all(
      (manifest().islands['love-button']?.files ?? []).map((file) => read(file)),
    )
    expect(button.join('')).toContain('react.')
  })

  test('[X02] nothing needs eval, and nothing is fetched from elsewhere', async () => {
    for (const file of Object.keys(manifest().files)) {
      const code = await read(file)
      expect(code, file).not.toMatch(/\beval\(|new Function\(/)
      expect(code, file).not.toMatch(/import\(["'`]https?:/)
    }
  })
})

describe('[X12] budgets in bytes', () => {
  test('[X12] the entry, a page load, and the single file keep their budgets', () => {
    const { files, css, single } = manifest()
    const bytes = (file: string) => files[file]?.brotli ?? Number.POSITIVE_INFINITY
    expect(bytes('laurel.js')).toBeLessThanOrEqual(BUDGET_ENTRY_B)
    const quiet = Object.keys(files).filter((file) => file.startsWith('chunks/quiet-registry-'))
    expect(quiet).toHaveLength(1)
    const load = ['laurel.js', css, ...quiet].reduce((sum, file) => sum + bytes(file), 0)
    expect(load).toBeLessThanOrEqual(BUDGET_LOAD_B)
    expect(bytes(single)).toBeLessThanOrEqual(BUDGET_SINGLE_B)
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { islandFolders } from '../../tools/build/island-folders.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** The files of `src` that name islands. */
const LISTS = ['src/at-once.ts', 'src/every-page.ts', 'src/runtime.ts', 'src/groups.ts', 'src/main.ts']
/** The folders of `src`, as the documentation lists them: each uses only those below it. */
const LAYERS = layersInDocs()
/** The folders of `src` that use other people's code, through a shim. */
const USERS_OF_SHIMS = ['overlay', 'slides']
/** The layers that shims use. */
const USED_BY_SHIMS = ['dom', 'motion', 'overlay', 'page']
const REACT = /(?:\bfrom|\bimport\(|^import)\s*'(?:react|react-dom|@nanostores\/react)(?:\/[^']*)?'/m
const IMPORT = /(?:\bfrom|\bimport\(|^import)\s*'(\.[^']*)'/gm

interface Import {
  readonly from: string
  /** The file or folder, without an ending. */
  readonly to: string
}

const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)test-[\w-]+\.tsx?$/.test(file)

function sourcesOf(folder: string) {
  const files = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  return files.filter(isSource).map((name) => {
    const file = path.posix.join(folder, name.split(path.sep).join('/'))
    return { file, code: readFileSync(path.join(ROOT, file), 'utf8') }
  })
}

function importsOf(folder: string): Import[] {
  return sourcesOf(folder).flatMap(({ file, code }) =>
    [...code.matchAll(IMPORT)].map(([, to = '']) => ({
      from: file,
      to: path.posix.join(path.posix.dirname(file), to),
    })),
  )
}

function layersInDocs(): string[] {
  const page = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8')
  const section = page.split('### The layers of `src`')[1]?.split(/^#/m)[0] ?? ''
  return [...section.matchAll(/^\| `(\w+)\/` \|/gm)].map(([, layer = '']) => layer)
}

const layerOf = (file: string) => LAYERS.indexOf(/^src\/([^/]+)\//.exec(file)?.[1] ?? '')
const folderOf = (file: string) => file.split('/')[1] ?? ''

/** The files that a file reaches through imports. */
function reachOf(file: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>()
  const next = [file]
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    for (const to of imports.get(at) ?? []) {
      if (!reached.has(to)) next.push(to)
      reached.add(to)
    }
  }
  return reached
}

/** A path without the ending, and without the `index` by which a folder is imported. */
const moduleOf = (file: string) => file.replace(/\.tsx?$/, '').replace(/\/index$/, '')

const importLine = ({ from, to }: Import) => `${from} -> ${to}`
const groupOf = (file: string) => file.split('/')[1]
const folders = [...islandFolders().values()]
const islandOf = (file: string) => folders.find((folder) => file === folder || file.startsWith(`${folder}/`))
const inIslands = importsOf('islands')

describe('[X08] layers', () => {
  test('[X08] nothing in src imports an island, but for the lists of them', () => {
    const imports = importsOf('src').filter(({ to }) => to.startsWith('islands/'))
    expect([...new Set(imports.map(({ from }) => from))].sort()).toEqual([...LISTS].sort())
  })

  test('[X08] legacy shims import no island, and only a few layers of src', () => {
    const inShims = importsOf('legacy-shims')
    expect(inShims.length).toBeGreaterThan(50)
    const outside = inShims.filter(({ to }) => !to.startsWith('legacy-shims/'))
    expect(outside.filter(({ to }) => layerOf(to) < 0).map(importLine)).toEqual([])
    expect([...new Set(outside.map(({ to }) => folderOf(to)))].sort()).toEqual(USED_BY_SHIMS)
  })

  test('[X08] legacy shims are used by a few layers of src, and no import leads from a shim to its user', () => {
    const inSrc = importsOf('src').filter(({ from }) => layerOf(from) >= 0)
    const users = inSrc.filter(({ to }) => to.startsWith('legacy-shims/'))
    expect([...new Set(users.map(({ from }) => folderOf(from)))].sort()).toEqual(USERS_OF_SHIMS)
    const imports = new Map<string, string[]>()
    for (const { from, to } of [...inSrc, ...importsOf('legacy-shims')])
      imports.set(moduleOf(from), [...(imports.get(moduleOf(from)) ?? []), to])
    const inCycles = users.filter(({ from, to }) => reachOf(to, imports).has(moduleOf(from)))
    expect(inCycles.map(importLine)).toEqual([])
  })

  test('[X08] a folder of src uses only those below it', () => {
    const folders = new Set(sourcesOf('src').map(({ file }) => path.dirname(file).split('/')[1] ?? ''))
    folders.delete('')
    expect([...folders].sort()).toEqual([...LAYERS].sort())
    const inSrc = importsOf('src').filter(({ from }) => layerOf(from) >= 0)
    const upwards = inSrc.filter(({ from, to }) => layerOf(to) >= 0 && layerOf(to) < layerOf(from))
    expect(upwards.map(importLine)).toEqual([])
  })

  test('[X08] only what is beside the layers of src imports the files beside them', () => {
    const isBeside = (file: string) => /^src\/[^/]+$/.test(file)
    const inLayers = ['src', 'islands', 'legacy-shims']
      .flatMap(importsOf)
      .filter(({ from }) => !isBeside(from))
    expect(inLayers.filter(({ to }) => isBeside(to)).map(importLine)).toEqual([])
  })

  test('[X08] only src/react and islands know React', () => {
    const files = sourcesOf('src').filter(({ file }) => folderOf(file) !== 'react')
    const shims = sourcesOf('legacy-shims').filter(({ file }) => folderOf(file) !== 'preact')
    const knowing = [...files, ...shims].filter(({ file, code }) => file.endsWith('.tsx') || REACT.test(code))
    expect(knowing.map(({ file }) => file)).toEqual([])
  })

  test('[X08] what ships imports no tools, tests or benches', () => {
    const shipped = ['src', 'islands', 'legacy-shims'].flatMap(importsOf)
    expect(shipped.filter(({ to }) => /^(tools|tests|bench)\//.test(to)).map(importLine)).toEqual([])
  })

  test('[X08] islands of different groups do not import each other', () => {
    const across = inIslands.filter(
      ({ from, to }) => to.startsWith('islands/') && groupOf(to) !== groupOf(from),
    )
    expect(across.map(importLine)).toEqual([])
  })

  test('[X08] islands of one group share what lies beside their folders, not in them', () => {
    expect(inIslands.length).toBeGreaterThan(1000)
    const others = inIslands.filter(
      ({ from, to }) => islandOf(from) && islandOf(to) && islandOf(to) !== islandOf(from),
    )
    expect(others.map(importLine)).toEqual([])
  })
})

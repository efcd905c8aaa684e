import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { islandFolders } from '../../tools/build/island-folders.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** What names the islands for the page. */
const LISTS = ['src/at-once.ts', 'src/every-page.ts', 'src/runtime.ts', 'src/groups.ts', 'src/main.ts']
/** The folders of `src`: each uses only those below it here. */
const LAYERS = [
  'runtime',
  'react',
  'overlay',
  'slides',
  'video',
  'state',
  'wire',
  'money',
  'motion',
  'check',
  'page',
  'dom',
]
/** What has to know nothing of React. */
const WITHOUT_REACT = LAYERS.filter((layer) => layer !== 'react')
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

const told = ({ from, to }: Import) => `${from} -> ${to}`
const groupOf = (file: string) => file.split('/')[1]
const folders = [...islandFolders().values()]
const islandOf = (file: string) => folders.find((folder) => file === folder || file.startsWith(`${folder}/`))
const inIslands = importsOf('islands')

describe('[X08] layers', () => {
  test('[X08] nothing in src imports an island, but for the lists of them', () => {
    const imports = importsOf('src').filter(({ to }) => to.startsWith('islands/'))
    expect([...new Set(imports.map(({ from }) => from))].sort()).toEqual([...LISTS].sort())
  })

  test('[X08] legacy shims import no island, and of src only what docs/architecture.md names', () => {
    const inShims = importsOf('legacy-shims')
    expect(inShims.length).toBeGreaterThan(50)
    const others = inShims.filter(({ to }) => !/^(legacy-shims|src\/(page|dom|motion|overlay))\//.test(to))
    expect(others.map(told)).toEqual([])
  })

  test('[X08] a folder of src uses only those below it', () => {
    const layerOf = (file: string) => LAYERS.indexOf(file.split('/')[1] ?? '')
    const folders = new Set(sourcesOf('src').map(({ file }) => path.dirname(file).split('/')[1] ?? ''))
    folders.delete('')
    const inSrc = importsOf('src').filter(({ from }) => layerOf(from) >= 0)
    expect([...folders].sort()).toEqual([...LAYERS].sort())
    const upwards = inSrc.filter(({ from, to }) => layerOf(to) >= 0 && layerOf(to) < layerOf(from))
    expect(upwards.map(told)).toEqual([])
  })

  test('[X08] only src/react and islands know React', () => {
    const files = WITHOUT_REACT.flatMap((layer) => sourcesOf(`src/${layer}`))
    const knowing = files.filter(({ code }) =>
      /from '(react|react-dom|@nanostores\/react)(\/[^']*)?'/.test(code),
    )
    expect(knowing.map(({ file }) => file)).toEqual([])
  })

  test('[X08] what ships imports no tools, tests or benches', () => {
    const shipped = ['src', 'islands', 'legacy-shims'].flatMap(importsOf)
    expect(shipped.filter(({ to }) => /^(tools|tests|bench)\//.test(to)).map(told)).toEqual([])
  })

  test('[X08] islands of different groups do not import each other', () => {
    const across = inIslands.filter(
      ({ from, to }) => to.startsWith('islands/') && groupOf(to) !== groupOf(from),
    )
    expect(across.map(told)).toEqual([])
  })

  test('[X08] islands of one group share what lies beside their folders, not in them', () => {
    expect(inIslands.length).toBeGreaterThan(1000)
    const others = inIslands.filter(
      ({ from, to }) => islandOf(from) && islandOf(to) && islandOf(to) !== islandOf(from),
    )
    expect(others.map(told)).toEqual([])
  })
})

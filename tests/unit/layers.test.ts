import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { islandFolders } from '../../tools/build/island-folders.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** What names the islands for the page. */
const LISTS = ['src/at-once.ts', 'src/every-page.ts', 'src/everywhere.ts', 'src/groups.ts', 'src/main.ts']
const IMPORT = /(?:\bfrom|\bimport\(|^import)\s*'(\.[^']*)'/gm

interface Import {
  readonly from: string
  /** The file or folder, without an ending. */
  readonly to: string
}

const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)test-[\w-]+\.tsx?$/.test(file)

function importsOf(folder: string): Import[] {
  const files = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  return files.filter(isSource).flatMap((name) => {
    const from = path.posix.join(folder, name.split(path.sep).join('/'))
    const code = readFileSync(path.join(ROOT, from), 'utf8')
    return [...code.matchAll(IMPORT)].map(([, to = '']) => ({
      from,
      to: path.posix.join(path.posix.dirname(from), to),
    }))
  })
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

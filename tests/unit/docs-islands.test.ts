import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { islands } from '../../tools/all-islands'
import { islandFolders } from '../../tools/build/island-folders.mjs'
import { factsLine, sectionsOf } from './island-page'

const ROOT = path.resolve(import.meta.dirname, '../..')
const PAGES = path.join(ROOT, 'docs/islands')
const folders = islandFolders()
const pages = readdirSync(PAGES).filter((file) => file.endsWith('.md'))
const sections = pages.flatMap((file) => [...sectionsOf(readFileSync(path.join(PAGES, file), 'utf8'))])
const textOf = (name: string) => sections.find(([heading]) => heading === name)?.[1] ?? ''

/** Tests, and the stages that they play on, name attributes of their own. */
const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^test-/.test(file)

/** The `data-` attributes that an island's own code names, but for the marks that are laurel's own. */
function attributesOf(name: string): string[] {
  const folder = path.join(ROOT, folders.get(name) ?? '')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource)
  const code = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n')
  const quoted = /(?<=["'`[])data-(?!laurel)[a-z][\w-]*[a-z0-9](?=["'`\]=^])/g
  return [...new Set(code.match(quoted))].sort()
}

describe('a page for each group of islands', () => {
  test.each(islands.map((island) => [island.name, island] as const))(
    '[X08] %s has one section, with what the registry says of it',
    (name, island) => {
      expect(sections.filter(([heading]) => heading === name)).toHaveLength(1)
      expect(textOf(name)).toContain(factsLine(island))
    },
  )

  test.each(islands.map(({ name }) => name))(
    '[X08] the section of %s says more than the registry',
    (name) => {
      const [, ...rest] = textOf(name).trim().split('\n')
      expect(rest.join(' ').trim().length).toBeGreaterThan(20)
    },
  )

  test.each(islands.map(({ name }) => name))(
    '[X08] every data attribute that %s names is in its section',
    (name) => {
      const section = textOf(name)
      expect(
        attributesOf(name).filter((attribute) => !new RegExp(`\`${attribute}[\`=]`).test(section)),
      ).toEqual([])
    },
  )

  test('[X08] no section is about an island that is gone', () => {
    const names = islands.map(({ name }) => name)
    expect(sections.map(([heading]) => heading).filter((heading) => !names.includes(heading))).toEqual([])
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { features } from '../../islands/features'
import { islands } from '../../tools/all-islands'
import { FEATURES } from '../../tools/feature-list.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
const DOCS = readdirSync(path.join(ROOT, 'docs')).filter((file) => file.endsWith('.md'))
const TEXT = ['README.md', ...DOCS.map((file) => `docs/${file}`)]
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  .join('\n')
/** The rows of the feature table, on whichever page it stands: id, name, islands. */
const ROWS = [...TEXT.matchAll(/^\| ([XSPFE]\d\d) *\| (.*?) *\|(.*)\|$/gm)].map(
  ([, id = '', name = '', columns = '']) => ({ id, name, columns }),
)

test('[X08] the documentation’s feature table has every feature once, by the name in the feature list', () => {
  expect(ROWS.map(({ id, name }) => `${id} ${name}`).sort()).toEqual(
    Object.entries(FEATURES)
      .map(([id, name]) => `${id} ${name}`)
      .sort(),
  )
})

test('[X08] every island that the table names exists', () => {
  const names = ROWS.flatMap(({ columns }) => [...columns.matchAll(/`([a-z][a-z-]*)`/g)]).map(
    ([, name]) => name,
  )
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => !islands.some((island) => island.name === name))).toEqual([])
})

test('[X08] every feature of an island is in the feature list', () => {
  expect(
    Object.values(features)
      .flat()
      .filter((id) => !(id in FEATURES)),
  ).toEqual([])
})

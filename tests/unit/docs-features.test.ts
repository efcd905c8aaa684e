import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { features } from '../../islands/features'
import { islands } from '../../tools/all-islands'
import { FEATURES, withFeatureTable } from '../../tools/feature-list.mjs'

const PAGE = readFileSync(path.resolve(import.meta.dirname, '../../docs/features.md'), 'utf8')

test('[X08] the documentation’s feature table is the one that `npm run features -- --write` writes', () => {
  expect(PAGE).toBe(withFeatureTable(PAGE, islands))
  expect(PAGE.match(/^\| [XSPFE]\d\d \|/gm)).toHaveLength(Object.keys(FEATURES).length)
})

test('[X08] every feature of an island is in the feature list', () => {
  expect(
    Object.values(features)
      .flat()
      .filter((id) => !(id in FEATURES)),
  ).toEqual([])
})

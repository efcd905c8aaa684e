import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { notices } from '../../tools/notices/notices.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const written = await notices(ROOT)

test('[X02] the notices name every library of the build, as `node tools/notices/write.mjs` writes them', () => {
  expect(read('THIRD-PARTY-NOTICES.md')).toBe(written)
})

test('[X02] no library is under a licence that asks for the sources of what it is built into', () => {
  const licences = [...written.matchAll(/^\| \S+ \| \d\S* \| (.+) \|$/gm)].map(([, name]) => name)
  expect(licences.length).toBeGreaterThan(15)
  expect(new Set(licences)).toEqual(new Set(['MIT', 'Apache-2.0']))
})

test('[X02] the licence in package.json is that of LICENSE', () => {
  expect(JSON.parse(read('package.json'))).toMatchObject({ license: 'UNLICENSED', private: true })
  expect(read('LICENSE')).toContain('All rights reserved')
})

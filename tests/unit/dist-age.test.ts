import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isDistStale } from '../dist-age.mjs'

let root: string
/** @param s age, seconds after some moment */
function put(file: string, s: number, text = '{"react":"react"}') {
  const place = path.join(root, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, text)
  utimesSync(place, s, s)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'laurel-dist-'))
  const sources = ['src/main.ts', 'islands/a/b.ts', 'legacy-shims/c.ts', 'tools/build/d.mjs']
  for (const file of [...sources, 'build.mjs', 'package-lock.json']) put(file, 1000)
})
afterEach(() => rmSync(root, { recursive: true }))

test('[X02] build: without dist/ the browser tests build first', () => {
  expect(isDistStale(root)).toBe(true)
})

test('[X02] build: a dist/ that is newer than all sources is tested as it is', () => {
  put('dist/manifest.json', 2000)
  put('docs/README.md', 3000)
  expect(isDistStale(root)).toBe(false)
})

test('[X02] build: a dist/ with Preact in React’s place has it built, and the other way round', () => {
  put('dist/manifest.json', 2000, '{"react":"preact"}')
  expect(isDistStale(root)).toBe(true)
  expect(isDistStale(root, { react: 'preact' })).toBe(false)
  put('light/manifest.json', 2000)
  expect(isDistStale(root, { folder: 'light', react: 'preact' })).toBe(true)
})

test.each(['islands/a/b.ts', 'src/deep/new.ts', 'build.mjs'])(
  '[X02] build: %s that is newer has it built',
  (file) => {
    put('dist/manifest.json', 2000)
    put(file, 3000)
    expect(isDistStale(root)).toBe(true)
  },
)

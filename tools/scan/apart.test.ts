import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** The folders of code that pages load. */
const SOURCES = ['src', 'islands', 'legacy-shims']
const CODE = /\.tsx?$/
const OURS = /(\/check|\.test)\.tsx?$|^src\/check\//
const SCAN_CODE = /(?:from |import\()'(?:[./]*\/tools\/|[./]*\/check\/|\.\/check')/

test('[X06] no code of a page knows the scan tool or a check: they are in no page’s load', () => {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { encoding: 'utf8', recursive: true }).map((file) =>
      path.join(folder, file),
    ),
  )
  const page = files.filter((file) => CODE.test(file) && !OURS.test(file))
  expect(page.length).toBeGreaterThan(300)
  expect(page.filter((file) => SCAN_CODE.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([])
})

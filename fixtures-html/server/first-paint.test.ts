import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { firstPaint } from './first-paint.mjs'

test('[X04] fixtures: before first paint pages have the style that laurel.php prints', async () => {
  const php = await readFile(path.resolve(import.meta.dirname, '../../wordpress/laurel.php'), 'utf8')
  const early = [...php.matchAll(/'early' {4}=> '([^']+)'/g)].map(([, css]) => css)
  expect(early).toHaveLength(3)
  expect(firstPaint({ isProduct: true })).toBe(`<style id="laurel-first-paint">${early.join('')}</style>`)
  expect(firstPaint({ isProduct: false })).toBe(`<style id="laurel-first-paint">${early[0]}</style>`)
})

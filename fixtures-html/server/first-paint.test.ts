import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PRODUCT_FIRST_PAINT } from './first-paint.mjs'

test('[X04] fixtures: before first paint a product’s page has the style that laurel.php prints', async () => {
  const php = await readFile(path.resolve(import.meta.dirname, '../../wordpress/laurel.php'), 'utf8')
  const early = [...php.matchAll(/'early' {4}=> '([^']+)'/g)].map(([, css]) => css)
  expect(early).toHaveLength(2)
  expect(PRODUCT_FIRST_PAINT).toBe(`<style id="laurel-first-paint">${early.join('')}</style>`)
})

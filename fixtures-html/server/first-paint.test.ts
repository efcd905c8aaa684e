import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { firstPaint } from './first-paint.mjs'

test('[X04] fixtures: before first paint pages have the style that laurel.php prints', async () => {
  const file = '../../wordpress/laurel/class-laurel-hidden-content.php'
  const php = await readFile(path.resolve(import.meta.dirname, file), 'utf8')
  const early = [...php.matchAll(/'early' {4}=> '([^']+)'/g)].map(([, css]) => css)
  expect(early).toHaveLength(19)
  const style = (parts: readonly (string | undefined)[]) =>
    `<style id="laurel-first-paint">${parts.join('')}</style>`
  const ofProducts = ['#product-img-slider', 'laurel-wait']
  const ofSnippets = ['--laurel-mobile-number', '--laurel-mobile-search']
  const without = (names: readonly string[]) =>
    early.filter((css) => !names.some((name) => css?.includes(name)))
  expect(firstPaint({ isProduct: true, hasSnippets: true })).toBe(style(early))
  expect(firstPaint({ isProduct: true })).toBe(style(without(ofSnippets)))
  expect(firstPaint({ isProduct: false })).toBe(style(without([...ofSnippets, ...ofProducts])))
})

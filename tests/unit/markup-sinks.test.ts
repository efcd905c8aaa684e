import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const FILES = ['src', 'islands', 'legacy-shims'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|[/-]test-/.test(file))
    .map((file) => path.join(folder, file)),
)
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
const CODE = new Map(
  FILES.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8').replace(COMMENT, '')]),
)

function filesWith(pattern: RegExp): string[] {
  return FILES.filter((file) => pattern.test(CODE.get(file) ?? '')).sort()
}

test('[X10] markup: HTML is read where nothing runs or loads, in places that are known', () => {
  // A document without a window.
  expect(filesWith(/\.parseFromString\(/)).toEqual([
    'islands/builder/drawn-icon/parse.ts',
    'islands/cart/quick-view/answer.ts',
    'islands/feed/feed/paging/new-part.ts',
    'islands/lists/load-more/page-part.ts',
  ])
  expect(filesWith(/\.innerHTML\s*\+?=[^=]/)).toEqual([
    // An element of a document without a window.
    'src/react/safe-html/inert.ts',
    // The content of a template.
    'src/wire/trusted-html.ts',
  ])
})

test('[X10] markup: what the parsers get went through the policy', () => {
  const bare = filesWith(/(?:\.innerHTML\s*\+?=(?!=)|\.parseFromString\()(?!\s*trustedHtml\()/)
  expect(bare).toEqual([])
})

test.each([
  [
    'writes into the page',
    /\.outerHTML\s*=[^=]|insertAdjacentHTML|createContextualFragment|document\.write|setHTMLUnsafe|dangerouslySetInnerHTML|srcdoc\s*=/,
  ],
  ['makes code of text', /\beval\(|new Function\b|\bset(?:Timeout|Interval)\(\s*['"`]/],
  ['writes a handler into an attribute', /setAttribute\(\s*['"`]on/],
])('[X10] markup: nothing %s', (_, pattern) => {
  expect(filesWith(pattern)).toEqual([])
})

test('[X11] cookies: they are written in two places, which say for whom they are', () => {
  expect(filesWith(/js-cookie/)).toEqual(['src/state/cookies.ts'])
  expect(filesWith(/\.cookie\b/)).toEqual(['islands/forms/order-attribution/library.ts'])
  expect(filesWith(/\bcookieStore\b/)).toEqual([])
})

test('[X11] addresses: schemes are compared only in known places', () => {
  expect(filesWith(/\.protocol\b/)).toEqual([
    // The page's own protocol: whether its cookies are sent in the clear, and where its uploads are.
    'islands/feed/feed/pictures/resizing.ts',
    'islands/forms/order-attribution/library.ts',
    'src/page/parse-url.ts',
    'src/state/cookies.ts',
  ])
  expect(filesWith(/location\.(?:assign|replace|href)\b\s*[=(](?!=)/)).toEqual(['src/page/page.ts'])
})

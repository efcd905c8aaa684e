import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { parsePage } from '../../fixtures-html/server/parse-page'
import { groups } from '../../src/groups'
import { PRELOADED_GROUPS, preloadsOf } from '../../tools/build/preloads.mjs'

const PAGES_DIR = path.resolve(import.meta.dirname, '../../fixtures-html/pages')
const PAGES_OF: Readonly<Record<string, RegExp>> = {
  'front-page': /^home\.html$/,
  product: /^product-/,
  cart: /^cart\.html$/,
  account: /^my-account\.html$/,
}
/** Products that are sold elsewhere or not at all lack what the others have. */
const NEARLY_ALL = 2 / 3

const documents = new Map<string, Document[]>()

beforeAll(() => {
  for (const [kind, pattern] of Object.entries(PAGES_OF)) {
    const files = readdirSync(PAGES_DIR).filter((file) => pattern.test(file))
    documents.set(
      kind,
      files.map((file) => parsePage(readFileSync(path.join(PAGES_DIR, file), 'utf8'))),
    )
  }
})

describe('[X02] preloads', () => {
  test('[X02] preloads: a preloaded group is on nearly every page of its kind, and is not one for later', () => {
    expect(Object.keys(PRELOADED_GROUPS).sort()).toEqual(Object.keys(PAGES_OF).sort())
    for (const [kind, names] of Object.entries(PRELOADED_GROUPS)) {
      const pages = documents.get(kind) ?? []
      expect(pages.length, kind).toBeGreaterThan(0)
      for (const name of names) {
        const { markers = '', late } = groups.find((group) => group.name === name) ?? {}
        expect(late, name).toBeUndefined()
        const marked = pages.filter((page) => page.querySelector(markers))
        expect(marked.length / pages.length, `${name} on ${kind}`).toBeGreaterThan(NEARLY_ALL)
      }
    }
  })

  test('[X02] preloads: the build fails for a group that no longer exists', () => {
    const files = { files: ['chunks/media-group-AAAAA.js'] }
    expect(() => preloadsOf([], { media: files, product: files })).toThrow('no group shop-lists')
    expect(preloadsOf(['a.js'], { media: files, product: files, 'shop-lists': files })).toMatchObject({
      every: { runtime: ['a.js'] },
      'front-page': { media: files.files },
      cart: {},
    })
  })
})

import { expect, test } from 'vitest'
import { clobberParsedDocuments, SHADOWS } from '../../../tests/unit/clobber'
import { one } from '../../../tests/unit/fragment'
import { pagedListOf } from './markup'
import { readPart } from './page-part'
import { blog, ids } from './test-list'

// Runs in jsdom alone: DOMPurify does not support happy-dom (its README says so).
test('[S50] [X11] load more: names of members of the document do not keep a page from being read', () => {
  document.body.innerHTML = blog()
  const paged = pagedListOf(one('.infinite-scroll-enabled'))
  if (!paged) throw new Error('no list')
  clobberParsedDocuments()
  const html = `<body>${SHADOWS}${blog({ items: ids(5, 4), next: '/news/page/3/' })}`
  const part = readPart({ html, address: '/news/page/2/' }, paged)
  expect(part.items.map(({ id }) => id)).toEqual(ids(5, 4))
  expect(part.next).toBe('/news/page/3/')
})

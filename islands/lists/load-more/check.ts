import type { Check } from '../../../src/check/problem'
import { linksOf, nextLink, pagedListOf } from './markup'

/** Contract 03 §8.1: the navigation has a list, and links to its pages. */
export const check: Check = (host) => {
  const paged = pagedListOf(host)
  if (!paged) return [{ kind: 'missing', message: 'it belongs to no list that goes on' }]
  const links = linksOf(paged)
  if (!links) return [{ kind: 'missing', message: 'the navigation holds no .pagenavi' }]
  // The last page has no next link.
  const isLast = links.querySelector('.current') !== null && links.querySelector('a[href]') === null
  if (isLast || nextLink(links, paged.kind) || links.querySelector('li.prev, .prev')) return []
  return [{ kind: 'missing', message: 'the navigation has no link to the next page', element: links }]
}

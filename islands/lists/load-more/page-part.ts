import { sanitisePagePart } from '../../../src/wire/sanitise'
import { trustedHtml } from '../../../src/wire/trusted-html'
import { WireError } from '../../../src/wire/wire-error'
import { fetchedList, itemsOf, keyOf, nextLink, type PagedList } from './markup'
import type { FetchedPage } from './wire'

/** What the next page of a list brings. */
export interface PagePart {
  /** New ones, in their order, without what could run in them. */
  readonly items: readonly Element[]
  /** How many items the page has, known ones among them. */
  readonly count: number
  /** Its own link to the page after it, as it is written. */
  readonly next: string | null
  /** Whether it tells of other pages at all. */
  readonly hasLinks: boolean
}

/**
 * Parses a page where nothing in it runs or loads, and takes the list's new items out of it.
 * @throws WireError for a page without such a list
 */
export function readPart({ html, address }: FetchedPage, paged: PagedList): PagePart {
  const page = new DOMParser().parseFromString(trustedHtml(html), 'text/html')
  const found = fetchedList(page, paged)
  if (!found) throw new WireError('unexpected', address, html)
  const all = itemsOf(found.list, paged.kind)
  const keys = all.map(keyOf)
  const known = new Set(itemsOf(paged.list, paged.kind).map(keyOf))
  // What was published meanwhile has moved some of them on to this page. What several items are called tells of none.
  const fresh = all.filter((_, index) => {
    const key = keys[index]
    return key === undefined || !known.has(key) || keys.indexOf(key) !== keys.lastIndexOf(key)
  })
  return {
    items: clean(fresh, page),
    count: all.length,
    next: nextLink(found.links, paged.kind)?.getAttribute('href') ?? null,
    hasLinks: found.links !== null,
  }
}

function clean(items: readonly Element[], page: Document): Element[] {
  // With nothing else around them there is nothing else to clean.
  const box = page.createElement('ul')
  box.append(...items)
  const [list] = sanitisePagePart(box, { frames: 'keep' }).children
  return [...(list?.children ?? [])]
}

import { callOn } from '../../../src/dom/member'
import { sanitisePagePart } from '../../../src/wire/sanitise'
import { trustedHtml } from '../../../src/wire/trusted-html'
import { WireError } from '../../../src/wire/wire-error'
import { fetchedList, itemsOf, keyOf, nextLink, type PagedList } from './markup'
import type { FetchedPage } from './wire'

/** The items and the next link of a fetched page. */
export interface PagePart {
  /** The new items, sanitised. */
  readonly items: readonly Element[]
  /** The number of all items on the page, known ones included. */
  readonly count: number
  /** The `href` of the page's next link. */
  readonly next: string | null
  /** Whether the page has links to other pages. */
  readonly hasLinks: boolean
}

/**
 * Parses a page without running or loading anything in it, and returns the list's new items.
 * @throws WireError for a page without the list
 */
export function readPart({ html, address }: FetchedPage, paged: PagedList): PagePart {
  const page = new DOMParser().parseFromString(trustedHtml(html), 'text/html')
  const found = fetchedList(page, paged)
  if (!found) throw new WireError('unexpected', address, html)
  const all = itemsOf(found.list, paged.kind)
  const keys = all.map(keyOf)
  const known = new Set(itemsOf(paged.list, paged.kind).map(keyOf))
  // New posts may have moved known items to this page. A key that several items have does not identify any.
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
  // The items are moved into a list of their own, so that the rest of the page is not sanitised.
  const box = callOn(page, 'createElement', 'ul')
  box.append(...items)
  const [list] = sanitisePagePart(box, { frames: 'keep' }).children
  return [...(list?.children ?? [])]
}

import { parseUrl } from '../../../src/page/parse-url'

/** What the server reads, and what it is called elsewhere (contract 02 §7, spec storefront §2). */
const NAMES = ['show_products', 'show']
const PAGE_OF_LIST = /\/page\/\d+(?=\/|$)/
/** The same without pretty permalinks. */
const PAGE_PARAMETER = 'paged'

/**
 * Where a link leads that shows more or fewer products on a page: to this very list from its beginning, with all that
 * it was narrowed down by (contract 02 §7).
 * @param href the link's, of which the name and the number count
 * @param current the page's address
 * @returns null for a link that says neither, or leads to another site
 */
export function perPageUrl(href: string, current: string): string | null {
  const link = parseUrl(href, current)
  if (!link) return null
  const { origin, searchParams: asked } = link
  const url = new URL(current)
  const name = NAMES.find((known) => asked.has(known))
  if (name === undefined || origin !== url.origin) return null
  url.pathname = url.pathname.replace(PAGE_OF_LIST, '')
  url.searchParams.delete(PAGE_PARAMETER)
  for (const other of NAMES) if (other !== name) url.searchParams.delete(other)
  url.searchParams.set(name, asked.get(name) ?? '')
  url.hash = ''
  return url.href
}

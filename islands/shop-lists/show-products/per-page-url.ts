import { parseUrl } from '../../../src/page/parse-url'

/** The server's parameter, and its older name (contract 02 §7, spec storefront §2). */
const NAMES = ['show_products', 'show']
const PAGE_OF_LIST = /\/page\/\d+(?=\/|$)/
/** The page's number without pretty permalinks. */
const PAGE_PARAMETER = 'paged'

/**
 * The address of the first page of this list with another number of products and the same filters (contract 02 §7).
 * @param href of the link, which names the number
 * @param current the page's address
 * @returns null for a link without a number, or to another site
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

import { isRecord } from '../../../../src/page/is-record'
import { parseJson } from '../../../../src/page/parse-json'

/** The addresses of a feed's next pages, by the key of the network's page that they belong to. */
export type UrlMap = Readonly<Record<string, unknown>>

/** The next pages, as the page or an answer names them (contract 05 §11.3). */
export type NextUrls =
  | { readonly is: 'map'; readonly urls: UrlMap }
  /** The archive of a group has a number instead, which is sent back unchanged. */
  | { readonly is: 'number'; readonly text: string }
  | { readonly is: 'none' }

/** The shown items of one key, for the address of its next page. */
export interface Shown {
  /** The next page ends before this time, in unix seconds; undefined if the last post has no time. */
  readonly until: number | undefined
  /** The number of items of a grid, with those that the server omitted. */
  readonly offset: number
}

export interface RewriteRules {
  readonly isGrid: boolean
  /** Whether the grid is paged by offset. */
  readonly isByOffset: boolean
  readonly isReviews: boolean
  /** Whether the last page had no posts, so that there is no time to continue from. */
  readonly hadNoPosts: boolean
  readonly shown: (key: string) => Shown
}

/** The key of a value that is no address. */
const NO_URL_KEY = 'latest_record_date'
const NONE: NextUrls = { is: 'none' }

/** Reads the JSON text of an attribute. Empty or invalid text means no pages. */
export function readNextUrls(text: string | null): NextUrls {
  const trimmed = text?.trim() ?? ''
  const value = parseJson(trimmed)
  if (typeof value === 'number') return value === 0 ? NONE : { is: 'number', text: trimmed }
  if (!isRecord(value) || Object.keys(value).length === 0) return NONE
  return { is: 'map', urls: { ...value } }
}

/** Adds the previous address of each key without a next one, for grids (contract 05 §11.3, step 2). */
export function filledFrom(next: NextUrls, previous: NextUrls): NextUrls {
  if (next.is === 'none') return previous
  if (next.is === 'number' || previous.is !== 'map') return next
  // The first spread keeps the order of the keys.
  return { is: 'map', urls: { ...next.urls, ...previous.urls, ...next.urls } }
}

/** The addresses as text for the call. */
export function urlsText(next: NextUrls): string {
  if (next.is === 'map') return JSON.stringify(next.urls)
  return next.is === 'number' ? next.text : '{}'
}

/** Changes each address to ask for the items after the shown ones (contract 05 §11.3, step 5). */
export function rewritten(next: NextUrls, rules: RewriteRules): NextUrls {
  if (next.is !== 'map') return next
  const urls = Object.entries(next.urls).map(([key, url]) => [
    key,
    typeof url === 'string' && key !== NO_URL_KEY ? nextUrl(url, key, rules) : url,
  ])
  return { is: 'map', urls: Object.fromEntries(urls) }
}

/** Changes only the named parameters, because the server searches the rest for a mark of its own. */
export function nextUrl(url: string, key: string, rules: RewriteRules): string {
  const { isGrid, isByOffset, isReviews, hadNoPosts } = rules
  const { until, offset } = rules.shown(key)
  let next = url
  if (!isGrid && !hadNoPosts && until !== undefined) {
    next = without(withParameter(next, 'until', until), 'after')
  }
  if (isGrid && isByOffset) next = withParameter(without(next, 'after'), 'offset', offset)
  if (url.includes('/events') || (isReviews && url.includes('/ratings'))) next = without(next, 'after')
  return without(next, '__paging_token')
}

function withParameter(url: string, name: string, value: number): string {
  const known = new RegExp(`([?&]${name}=)[^&]*`, 'g')
  if (url.search(known) >= 0) return url.replace(known, (_, start: string) => start + value)
  return `${url}${url.includes('?') ? '&' : '?'}${name}=${value}`
}

function without(url: string, name: string): string {
  const later = new RegExp(`&${name}=[^&]*`, 'g')
  return url.replace(later, '').replace(new RegExp(`\\?${name}=[^&]*(&|$)`), (_, end) => (end ? '?' : ''))
}

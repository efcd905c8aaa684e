import { parseJson } from '../../parse-json'

/** The addresses of a feed's next pages: one for each page of the network that it shows, by that page's key. */
export type UrlMap = Readonly<Record<string, unknown>>

/** What the page, or an answer, says of the next pages (contract 05 §11.3). */
export type NextUrls =
  | { readonly is: 'map'; readonly urls: UrlMap }
  /** The archive of a group has a number in its place, which goes back as it is. */
  | { readonly is: 'number'; readonly text: string }
  | { readonly is: 'none' }

/** What the feed shows of one key's page, for the address of the next one. */
export interface Shown {
  /** The time that the next page is to end before, in unix seconds; undefined: its last post tells of none. */
  readonly until: number | undefined
  /** How many items of a grid there are, with those that the server has left out. */
  readonly offset: number
}

export interface RewriteRules {
  readonly isGrid: boolean
  /** The grid is paged by counting. */
  readonly isByOffset: boolean
  readonly isReviews: boolean
  /** The last page brought no posts: there is no time to go on from. */
  readonly hadNoPosts: boolean
  readonly shown: (key: string) => Shown
}

/** No address, though it stands among them. */
const NO_URL_KEY = 'latest_record_date'
const NONE: NextUrls = { is: 'none' }

/** Reads an attribute of JSON text; what cannot be read, or says nothing, is none. */
export function readNextUrls(text: string | null): NextUrls {
  const trimmed = text?.trim() ?? ''
  const value = parseJson(trimmed)
  if (typeof value === 'number') return value === 0 ? NONE : { is: 'number', text: trimmed }
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return NONE
  return { is: 'map', urls: { ...value } }
}

/** A grid goes on from the page before where the next one is not known (contract 05 §11.3, step 2). */
export function filledFrom(next: NextUrls, previous: NextUrls): NextUrls {
  if (next.is === 'none') return previous
  if (next.is === 'number' || previous.is !== 'map') return next
  // The order stays.
  return { is: 'map', urls: { ...next.urls, ...previous.urls, ...next.urls } }
}

/** The addresses to ask for, as they are sent. */
export function urlsText(next: NextUrls): string {
  if (next.is === 'map') return JSON.stringify(next.urls)
  return next.is === 'number' ? next.text : '{}'
}

/** Has each address ask for what follows on what is shown (contract 05 §11.3, step 5). */
export function rewritten(next: NextUrls, rules: RewriteRules): NextUrls {
  if (next.is !== 'map') return next
  const urls = Object.entries(next.urls).map(([key, url]) => [
    key,
    typeof url === 'string' && key !== NO_URL_KEY ? nextUrl(url, key, rules) : url,
  ])
  return { is: 'map', urls: Object.fromEntries(urls) }
}

/** Nothing but the parameters that it names is changed: the server looks for its own mark in the rest. */
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

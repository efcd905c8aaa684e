import type { Answer } from './answer'

/** The state of a search box. The DOM and the timers follow it. */
export interface Search {
  /** The normalised term that was handled last. */
  readonly term: string
  /** The last request failed: the same term may be tried again. */
  readonly failed: boolean
  readonly request: SearchRequest
  readonly list: ResultList
  /** Whether the form shows its clear button. */
  readonly active: boolean
  readonly place: Place
  /** Answers by term, the newest last. */
  readonly cache: ReadonlyMap<string, Answer>
}

/** The state of the request. */
export type SearchRequest =
  | { readonly is: 'none' }
  /** debounced, since the visitor may still be typing */
  | { readonly is: 'waiting'; readonly term: string }
  /** sent to the server */
  | { readonly is: 'processing'; readonly term: string }

/** The state of the results block. */
export type ResultList =
  | { readonly is: 'empty' }
  | { readonly is: 'hidden'; readonly found: Found }
  | { readonly is: 'shown'; readonly found: Found; readonly highlight: number | null }

/** An answer as it is shown; showing a cached answer again creates a new object. */
export interface Found {
  readonly term: string
  readonly answer: Answer
  /** Straight from the server, not from the cache. */
  readonly isFresh: boolean
}

/** Where the focus is, and whether the overlay is open. */
export type Place = 'elsewhere' | 'field' | 'overlay' | 'field in overlay'

/** The settings that the reducer needs. */
export interface SearchRules {
  readonly minChars: number
  readonly ajaxSearch: boolean
}

export type SearchAction =
  /** the field's value may have changed */
  | { readonly type: 'typed'; readonly value: string }
  /** another script has set the field's value, which is searched after a delay */
  | { readonly type: 'forced'; readonly term: string }
  /** search for the term, even if it is the current one */
  | { readonly type: 'searched'; readonly value: string }
  | { readonly type: 'waited' }
  | { readonly type: 'answered'; readonly term: string; readonly answer: Answer }
  | { readonly type: 'failed'; readonly term: string }
  | { readonly type: 'cleared' }
  | { readonly type: 'dismissed' }
  | { readonly type: 'focused'; readonly value: string }
  | { readonly type: 'blurred' }
  | { readonly type: 'highlighted'; readonly row: number | null }
  | { readonly type: 'moved'; readonly by: 1 | -1; readonly rows: number }
  | { readonly type: 'overlaid' }
  | { readonly type: 'uncovered' }

/** Limit of cached answers per box. */
const MAX_CACHED = 100

const NONE: SearchRequest = { is: 'none' }
const EMPTY: ResultList = { is: 'empty' }

/** @param printed the field's printed value, which is not searched until it changes */
export function startSearch(printed: string): Search {
  return {
    term: normaliseTerm(printed),
    failed: false,
    request: NONE,
    list: EMPTY,
    active: false,
    place: 'elsewhere',
    cache: new Map(),
  }
}

export function reduceSearch(search: Search, action: SearchAction, rules: SearchRules): Search {
  switch (action.type) {
    case 'typed': {
      const isKnown = normaliseTerm(action.value) === search.term && !search.failed
      return isKnown ? search : searchFor(search, action.value, rules)
    }
    case 'forced':
      return { ...search, term: normaliseTerm(action.term) }
    case 'searched':
      return searchFor(search, action.value, rules)
    case 'waited':
      if (search.request.is !== 'waiting') return search
      return { ...search, request: { is: 'processing', term: search.request.term } }
    case 'answered':
      return answered(search, action.term, action.answer)
    case 'failed':
      if (!isAwaited(search, action.term)) return search
      return { ...search, request: NONE, failed: true }
    case 'cleared':
      return emptied(search)
    case 'dismissed':
      return hide(search)
    case 'focused':
      return focused(search, normaliseTerm(action.value))
    case 'blurred':
      return { ...search, place: isOverlay(search.place) ? 'overlay' : 'elsewhere' }
    case 'highlighted':
      return highlight(search, action.row)
    case 'moved':
      return search.list.is === 'shown'
        ? highlight(search, moveHighlight(search.list.highlight, action.by, action.rows))
        : search
    case 'overlaid':
      return { ...search, place: isField(search.place) ? 'field in overlay' : 'overlay' }
    case 'uncovered':
      return { ...hide(search), place: 'elsewhere' }
  }
}

export const isField = (place: Place) => place.startsWith('field')
export const isOverlay = (place: Place) => place.endsWith('overlay')
export const highlightOf = (list: ResultList) => (list.is === 'shown' ? list.highlight : null)

/** A search term as the server gets it: trimmed, runs of whitespace as one space (spec storefront §5). */
function normaliseTerm(value: string): string {
  return value.trim().replace(/\s+/g, ' ')
}

/** Handles a changed term as in contract 06 §5.1: the cache is checked before the minimum length. */
function searchFor(search: Search, value: string, { minChars, ajaxSearch }: SearchRules): Search {
  const term = normaliseTerm(value)
  const next: Search = { ...search, term, failed: false, request: NONE }
  if (!ajaxSearch) return { ...next, active: term !== '' }
  if (term === '') return emptied(next)
  const answer = search.cache.get(term)
  if (answer) return show(next, { term, answer, isFresh: false })
  if (term.length < minChars) return { ...next, list: EMPTY }
  return { ...next, request: { is: 'waiting', term } }
}

/** Every answer is cached, but only the answer to the pending request is shown. */
function answered(search: Search, term: string, answer: Answer): Search {
  const next = { ...search, cache: remember(search.cache, term, answer) }
  return isAwaited(search, term) ? show({ ...next, request: NONE }, { term, answer, isFresh: true }) : next
}

function isAwaited({ request, term }: Search, sent: string): boolean {
  return request.is === 'processing' && request.term === sent && term === sent
}

function remember(cache: Search['cache'], term: string, answer: Answer): Search['cache'] {
  const kept = [...cache].filter(([other]) => other !== term).slice(1 - MAX_CACHED)
  return new Map([...kept, [term, answer]])
}

function focused(search: Search, value: string): Search {
  const next: Search = { ...search, place: isOverlay(search.place) ? 'field in overlay' : 'field' }
  // Another script may have emptied the field without an event.
  if (value === '' && search.term !== '') return emptied(next)
  const { list } = search
  const isCurrent = list.is === 'hidden' && list.found.term === value && search.term === value
  return isCurrent ? show(next, list.found) : next
}

const show = (search: Search, found: Found): Search => ({
  ...search,
  list: { is: 'shown', found, highlight: null },
  active: true,
})

const emptied = (search: Search): Search => ({
  ...search,
  term: '',
  failed: false,
  request: NONE,
  list: EMPTY,
  active: false,
})

function hide(search: Search): Search {
  const { list } = search
  if (list.is !== 'shown') return search.active ? { ...search, active: false } : search
  return { ...search, list: { is: 'hidden', found: list.found }, active: false }
}

function highlight(search: Search, row: number | null): Search {
  const { list } = search
  if (list.is !== 'shown' || list.highlight === row) return search
  return { ...search, list: { ...list, highlight: row } }
}

/** A step past the first or last row removes the highlight; the next step starts at the other end. */
function moveHighlight(from: number | null, by: 1 | -1, rows: number): number | null {
  const to = (from ?? (by > 0 ? -1 : rows)) + by
  return to >= 0 && to < rows ? to : null
}

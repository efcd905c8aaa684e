import { announce } from '../../../src/dom/announce'
import { relayout } from '../../../src/page/relayout'
import type { Scope } from '../../../src/page/scope'
import { plural, text } from '../../../src/page/text'
import { isAborted, WireError } from '../../../src/wire/wire-error'
import { type Addresses, createAddresses } from './addresses'
import { createLoader } from './loader'
import {
  hasStickySidebars,
  itemsOf,
  linksOf,
  loaderPlace,
  nextLink,
  type PagedList,
  parentOfItems,
  textsOf,
} from './markup'
import { createNavigation } from './navigation'
import type { PagePart } from './page-part'
import { fetchPage } from './wire'

const SIDEBARS_AFTER_MS = 200
/** After this many pages in a row without new items the list is taken to have ended. */
const MAX_KNOWN_PAGES = 3
const failedText = () =>
  text('load-more.failed', 'More could not be loaded. The links to the other pages are here instead.')
const arrivedText = (count: number) =>
  plural('common.more-items', count, { one: '{count} more item', other: '{count} more items' })

/** The events of one load; it ends with one of the last three. */
export interface LoadingEvents {
  /** @param loader is on the page */
  onStart(loader: HTMLElement): void
  /** @param hasMore whether another load may follow */
  onItems(items: readonly Element[], hasMore: boolean): void
  /** No items were loaded. @param link leads to the page that failed to load; null if there are no more pages */
  onNothing(link: HTMLElement | null): void
  /** The request was aborted because the visitor left the page; they may come back and load again. */
  onAborted(): void
}

/** The pages of one list, loaded one after the other (contract 03 §8.2). */
export interface Loading {
  /** Whether there was a next page at the start. */
  readonly hasNext: boolean
  /** The number of loaded pages. */
  pages(): number
  /**
   * Does nothing during a load, and after the last page.
   * @returns a promise that settles with the load under way
   */
  load(): Promise<void>
}

export function createLoading(paged: PagedList, scope: Scope, events: LoadingEvents): Loading {
  const { document, window, signal } = scope
  const { list, kind, mode } = paged
  const navigation = createNavigation(paged, scope)
  const loader = createLoader(scope, loaderPlace(paged))
  const addresses = createAddresses(window.location.href)
  const texts = textsOf(document)
  const link = nextLink(linksOf(paged), kind)
  let next = addresses.next(link?.getAttribute('href'), document.baseURI)
  let state: 'ready' | 'loading' | 'over' = next === undefined ? 'over' : 'ready'
  let currentLoad = Promise.resolve()
  let pages = 0

  function load() {
    if (state === 'ready') currentLoad = loadNext()
    return currentLoad
  }
  async function loadNext() {
    state = 'loading'
    const busy = scope.child()
    busy.adopt.attribute(list, 'aria-busy', 'true')
    navigation.hide()
    loader.show(mode === 'button' ? texts.loading : '')
    events.onStart(loader.element)
    try {
      if (next === undefined) return end()
      const { part, after } = await fetchNewItems(next, paged, addresses, signal)
      if (!signal.aborted) append(part, after)
    } catch (cause) {
      if (!signal.aborted) fail(cause)
    } finally {
      busy.dispose()
    }
  }
  function append({ items, hasLinks }: PagePart, after: string | undefined) {
    if (items.length === 0) return end()
    const last = itemsOf(list, kind).at(-1)
    if (last) last.after(...items)
    else parentOfItems(paged).append(...items)
    pages += 1
    next = after
    navigation.leadTo(after)
    // A page without links may still have a next one; the next press of the button ends the list.
    const hasMore = after !== undefined || (mode === 'button' && !hasLinks)
    state = hasMore ? 'ready' : 'over'
    announceAll(document, [arrivedText(items.length), hasMore ? '' : finished()])
    events.onItems(items, hasMore)
    if (hasMore) loader.hide()
    else loader.end(finished())
    if (hasStickySidebars(document)) scope.after(SIDEBARS_AFTER_MS, () => relayout(window))
  }
  function end() {
    state = 'over'
    navigation.leadTo(undefined)
    loader.end(finished())
    announceAll(document, [finished()])
    events.onNothing(null)
  }
  function fail(cause: unknown) {
    if (isAborted(cause)) {
      state = 'ready'
      loader.remove()
      navigation.restore()
      return events.onAborted()
    }
    state = 'over'
    scope.report(cause, cause instanceof WireError ? 'call' : 'act')
    // The finished text would be wrong: there are more items.
    loader.end('')
    announceAll(document, [failedText()])
    events.onNothing(navigation.show())
  }
  const finished = () => (mode === 'button' ? texts.finished : '')

  // A next page that cannot be fetched, such as one of another site, can only be reached by the links.
  if (mode === 'button' && link && next === undefined) navigation.show()
  return { hasNext: next !== undefined, pages: () => pages, load }
}

/** Announces several texts at once, without the empty ones. */
function announceAll(document: Document, texts: readonly string[]): void {
  const text = texts.filter(Boolean).join('. ')
  if (text) announce(document, text)
}

interface NewItems {
  readonly part: PagePart
  /** The address of the page after it. */
  readonly after: string | undefined
}

/** Fetches pages until one has new items. */
async function fetchNewItems(
  address: string,
  paged: PagedList,
  addresses: Addresses,
  signal: AbortSignal,
  knownPages = 0,
): Promise<NewItems> {
  const [page, { readPart }] = await Promise.all([fetchPage(address, signal), import('./page-part')])
  addresses.add(address)
  addresses.add(page.address)
  const part = readPart(page, paged)
  const after = addresses.next(part.next, page.address)
  const isNew = part.items.length > 0 || part.count === 0
  if (isNew || after === undefined || knownPages === MAX_KNOWN_PAGES) return { part, after }
  return fetchNewItems(after, paged, addresses, signal, knownPages + 1)
}

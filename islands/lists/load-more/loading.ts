import { announce } from '../../../src/dom/announce'
import { relayout } from '../../../src/page/relayout'
import type { Scope } from '../../../src/page/scope'
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
/** So many pages in a row may hold nothing but known items, before that is taken for the end. */
const MOST_KNOWN_PAGES = 3
const FAILED_TEXT = 'More could not be loaded. The links to the other pages are here instead.'
const arrivedText = (count: number) => (count === 1 ? '1 more item' : `${count} more items`)

/** What becomes of one load. */
export interface LoadingEvents {
  /** @param loader is on the page */
  onStart(loader: HTMLElement): void
  /** @param hasMore whether another load may follow */
  onItems(items: readonly Element[], hasMore: boolean): void
  /** There was nothing to be had. @param link leads to what could not be loaded, if that is why */
  onNothing(link: HTMLElement | null): void
  /** The visitor left the page meanwhile; should they come back, it is as if nothing had been. */
  onCalledOff(): void
}

/** The pages of one list, loaded one after the other (contract 03 §8.2). */
export interface Loading {
  /** Whether the page knew at the start where its list goes on. */
  readonly hasNext: boolean
  /** How many have come. */
  pages(): number
  /** None while one is on its way, and after the last. @returns when the one under way is there, or is not to be had */
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
  let running = Promise.resolve()
  let pages = 0

  function load() {
    if (state === 'ready') running = loadNext()
    return running
  }
  async function loadNext() {
    state = 'loading'
    const busy = scope.child()
    busy.adopt.attribute(list, 'aria-busy', 'true')
    begin()
    try {
      if (next === undefined) return end()
      const { part, after } = await fetchNews(next, paged, addresses, signal)
      if (!signal.aborted) take(part, after)
    } catch (cause) {
      if (!signal.aborted) fail(cause)
    } finally {
      busy.dispose()
    }
  }
  function begin() {
    navigation.hide()
    loader.show(mode === 'button' ? texts.loading : '')
    events.onStart(loader.element)
  }
  function take({ items, hasLinks }: PagePart, after: string | undefined) {
    if (items.length === 0) return end()
    const last = itemsOf(list, kind).at(-1)
    if (last) last.after(...items)
    else parentOfItems(paged).append(...items)
    pages += 1
    next = after
    navigation.leadTo(after)
    // A page that tells of no others may still have some: the next press says so.
    const hasMore = after !== undefined || (mode === 'button' && !hasLinks)
    state = hasMore ? 'ready' : 'over'
    say(arrivedText(items.length), hasMore ? '' : finished())
    events.onItems(items, hasMore)
    if (hasMore) loader.hide()
    else loader.end(finished())
    if (hasStickySidebars(document)) scope.after(SIDEBARS_AFTER_MS, () => relayout(window))
  }
  function end() {
    state = 'over'
    navigation.leadTo(undefined)
    loader.end(finished())
    say(finished())
    events.onNothing(null)
  }
  function fail(cause: unknown) {
    if (isAborted(cause)) {
      state = 'ready'
      loader.remove()
      navigation.restore()
      return events.onCalledOff()
    }
    state = 'over'
    scope.report(cause, cause instanceof WireError ? 'call' : 'act')
    // Not the finished text: there is more.
    loader.end('')
    say(FAILED_TEXT)
    events.onNothing(navigation.show())
  }
  const finished = () => (mode === 'button' ? texts.finished : '')
  function say(...texts: readonly string[]) {
    const text = texts.filter(Boolean).join('. ')
    if (text) announce(document, text)
  }

  // On to where nothing can be fetched from, as to the same shop under another name: there only the links lead.
  if (mode === 'button' && link && next === undefined) navigation.show()
  return { hasNext: next !== undefined, pages: () => pages, load }
}

interface News {
  readonly part: PagePart
  /** The address of the page after it. */
  readonly after: string | undefined
}

/** The next page that has anything new. */
async function fetchNews(
  address: string,
  paged: PagedList,
  addresses: Addresses,
  signal: AbortSignal,
  known = 0,
): Promise<News> {
  const [page, { readPart }] = await Promise.all([fetchPage(address, signal), import('./page-part')])
  addresses.add(address)
  addresses.add(page.address)
  const part = readPart(page, paged)
  const after = addresses.next(part.next, page.address)
  const isNew = part.items.length > 0 || part.count === 0
  if (isNew || after === undefined || known === MOST_KNOWN_PAGES) return { part, after }
  return fetchNews(after, paged, addresses, signal, known + 1)
}

import { findAll } from '../../../src/dom/query'
import { text } from '../../../src/page/text'
import { KINDS, type Kind } from './kinds'
import { nearest } from './nearest'

/** Contract 03 §8.1. */
export const ENABLED = '.infinite-scroll-enabled'
const NAVIGATION = `.pagination-wrap${ENABLED}`
const ON_BUTTON_CLASS = 'load-more'
const LINKS = '.pagenavi'
const SIZER = '.grid-sizer'
const PARAMS = '#inf-scroll-params'
const SPINNER = 'body > .sf-svg-loader'
const STICKY_SIDEBARS = '#sf-included.stickysidebars'

/** A list with further pages. */
export interface PagedList {
  readonly kind: Kind
  readonly list: HTMLElement
  readonly navigation: HTMLElement
  readonly mode: 'infinite' | 'button'
  /** Its index among the lists of its kind on the page. */
  readonly index: number
}

/** @param part the navigation, or its button */
export function pagedListOf(part: HTMLElement): PagedList | undefined {
  const { ownerDocument: document } = part
  const navigation = part.matches(ENABLED) ? part : nearest(part, NAVIGATION, 'after')
  if (!navigation) return undefined
  const kind = kindOf(navigation)
  const list = kind && nearest(navigation, kind.list, 'before')
  if (!kind || !list || !document.body.matches(kind.body)) return undefined
  const mode = navigation.classList.contains(ON_BUTTON_CLASS) ? 'button' : 'infinite'
  const index = navigationsOf(kind, document).indexOf(navigation)
  return { kind, list, navigation, mode, index }
}

export interface FetchedList {
  readonly list: Element
  /** Null for a page without links to others. */
  readonly links: Element | null
}

/**
 * The list on a fetched page; undefined when the page has none. In Firefox the page's forms and pictures may take the place
 * of its document's own members.
 */
export function fetchedList(page: Document, { kind, index }: PagedList): FetchedList | undefined {
  const navigations = navigationsOf(kind, page)
  const navigation = navigations[index] ?? navigations.at(-1)
  const lists = findAll(page, kind.list)
  const list = navigation ? nearest(navigation, kind.list, 'before') : (lists[index] ?? lists[0])
  return list ? { list, links: navigation?.querySelector(LINKS) ?? null } : undefined
}

export function nextLink(links: Element | null, { next }: Kind): HTMLAnchorElement | null {
  return links?.querySelector<HTMLAnchorElement>(`li.next a[href], ${next}[href]`) ?? null
}

export const linksOf = ({ navigation }: PagedList) => navigation.querySelector(LINKS)

/** The list's items, without those of a list inside an item. */
export function itemsOf(list: Element, { item }: Kind): Element[] {
  return [...list.querySelectorAll(item)].filter(
    (each) => !each.matches(SIZER) && !each.parentElement?.closest(item),
  )
}

/** The identity of an item across pages; undefined where the server prints none. */
export function keyOf(item: Element): string | undefined {
  const post = [...item.classList].find((name) => /^post-\d+$/.test(name))
  return (
    item.id || post || item.querySelector('[data-product_id]')?.getAttribute('data-product_id') || undefined
  )
}

/** The parent of new items: that of the present items, which may not be the list itself. */
export function parentOfItems({ list, kind }: PagedList): Element {
  return itemsOf(list, kind).at(-1)?.parentElement ?? list.querySelector('ul') ?? list
}

/** The part of the navigation that is hidden while there are more pages. */
export const hiddenPart = ({ navigation, kind }: PagedList) =>
  navigation.matches(kind.hides) ? navigation : navigation.querySelector<HTMLElement>(kind.hides)

export function loaderPlace({ list, kind }: PagedList): Element {
  return list.closest(kind.place) ?? list.parentElement ?? list
}

export interface Texts {
  readonly loading: string
  readonly finished: string
}

/** The page's texts. Empty ones stay empty. */
export function textsOf(document: Document): Texts {
  const params = document.querySelector(PARAMS)
  return {
    loading: params?.getAttribute('data-msgtext') ?? text('common.loading-dots', 'Loading...'),
    finished: params?.getAttribute('data-finishedmsg') ?? text('load-more.finished', 'All items loaded'),
  }
}

/** Copies of the page's spinner. */
export function spinnerParts(document: Document): Node[] {
  const nodes = document.querySelector(SPINNER)?.childNodes ?? []
  return [...nodes].map((node) => node.cloneNode(true))
}

export const hasStickySidebars = (document: Document) => document.querySelector(STICKY_SIDEBARS) !== null

const LISTS = KINDS.map(({ list }) => list).join()

function kindOf(navigation: Element): Kind | undefined {
  const list = nearest(navigation, LISTS, 'before')
  return KINDS.find((kind) => list?.matches(kind.list))
}

/** The navigations of all lists of a kind, in document order. */
function navigationsOf(kind: Kind, page: Document): HTMLElement[] {
  return [...findAll(page, NAVIGATION)].filter((navigation) => kindOf(navigation) === kind)
}

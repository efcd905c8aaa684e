import { ancestorsOf } from '../../../src/dom/ancestors'
import { closest, find } from '../../../src/dom/query'

/** Contract 03 §5.1 and §12. */
const LIST = '.social-blog, .blog-grid-items > .grid-items'
const GRID_LIST = '.blog-grid-items > *'
const TWEETS = 'ul.blog-tweets'
const ACCOUNTS = 'ul.blog-instagrams'
const SOURCES = `${TWEETS}, ${ACCOUNTS}`
const ITEM = '.blog-item'
const HALF_ITEM = '.col-sm-sf-25'
const CUT_TEXTS = '.tweet-text, .quote-excerpt'
export const PHOTO_CLASS = 'instagram-item'
export const DATE_ATTRIBUTE = 'data-date'
export const PLACE_ATTRIBUTE = 'data-sortid'
const COUNT = /^\d{1,4}$/

/** Squares in rows, or masonry in the order of dates. */
export type Kind = 'grid' | 'masonry'

/** An account whose photos are shown. */
export interface Account {
  /** A text, because the ids exceed safe integers. */
  readonly userId: string
  readonly token: string
  readonly count: number
  readonly itemClasses: readonly string[]
  /** Shown above each photo. */
  readonly title: string
}

export const kindOf = (list: Element): Kind => (list.matches(GRID_LIST) ? 'grid' : 'masonry')
export const isItem = (element: Element): boolean => element.matches(ITEM)
export const isPhoto = (item: Element): boolean => item.classList.contains(PHOTO_CLASS)
export const isHalf = (item: Element): boolean => item.matches(HALF_ITEM)
export const itemsOf = (list: Element): HTMLElement[] =>
  [...list.children].filter((child): child is HTMLElement => child instanceof HTMLElement && isItem(child))
export const textsIn = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(CUT_TEXTS)]

/** Whether late markup holds tweets or accounts, or is part of them. */
export const hasSource = (roots: readonly Element[]): boolean =>
  roots.some((root) => closest(root, SOURCES) !== null || find(root, SOURCES) !== null)

export const tweetListsOf = (list: Element): Element[] => sourcesOf(list, TWEETS)
export const accountListsOf = (list: Element): Element[] => sourcesOf(list, ACCOUNTS)

/** The theme prints sources near their list without naming it. */
function sourcesOf(list: Element, selector: string): Element[] {
  const sources = [...list.ownerDocument.querySelectorAll(selector)]
  // With unclosed tags the list may be inside a source, whose items cannot be moved into it then.
  return sources.filter((source) => listOf(source) === list && !source.contains(list))
}

/** The list in the closest ancestor; of several the last one before the source. */
function listOf(source: Element): Element | undefined {
  for (const around of ancestorsOf(source)) {
    const lists = [...around.querySelectorAll(LIST)]
    const isBefore = (list: Element) =>
      (list.compareDocumentPosition(source) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    if (lists.length > 0) return lists.filter(isBefore).at(-1) ?? lists[0]
  }
  return undefined
}

/** @returns null where there is nothing to ask for */
export function readAccount(source: Element): Account | null {
  const text = (name: string) => source.getAttribute(`data-${name}`)?.trim() ?? ''
  const [userId, token, printed] = [text('userid'), text('token'), text('count')]
  const count = COUNT.test(printed) ? Number(printed) : 0
  if (!userId || !token || count === 0) return null
  const itemClasses = text('itemclass').split(/\s+/).filter(Boolean)
  return { userId, token, count, itemClasses, title: text('title') }
}

import { holds } from '../../src/dom/query'
/** The feed plugin's markup that several of its islands know (contract 05 §1.2, §2.1). */
export const FEED = '.cff'
export const NEW_CLASS = 'cff-new'
/** Hides the items beyond the window's limit until the visitor asks for more (contract 05 §13.4). */
export const OVER_LIMIT_CLASS = 'cff-num-diff-hide'
const GRID_CLASS = 'cff-album-items-feed'
const POST = '.cff-item'
const GRID_ITEM = '.cff-album-item'
const ANY_ITEM = `${POST}, ${GRID_ITEM}`
/** The prefix of a post's id in the `id` of its element. */
const ID_PREFIX = 'cff_'

/** Whether it is a grid of albums, photos or videos. */
export const isGrid = (feed: Element) => feed.classList.contains(GRID_CLASS)

/** The selector of the items that are counted and paged (contract 05 §11.3). */
export const itemSelectorOf = (feed: Element) => (isGrid(feed) ? GRID_ITEM : POST)

export const isOverLimit = (item: Element) => item.classList.contains(OVER_LIMIT_CLASS)

/** All items of any kind, in document order. */
export const itemsOf = (feed: ParentNode) => [...feed.querySelectorAll<HTMLElement>(ANY_ITEM)]

/** Whether an added element is or contains an item. Most added elements are only a part of one. */
export const holdsItem = (root: Element) => holds(root, ANY_ITEM)

export const itemAround = (element: Element) => element.closest<HTMLElement>(ANY_ITEM)

export const feedAround = (element: Element) => element.closest<HTMLElement>(FEED)

/** The network's id of a post or album; `''` without one. */
export const itemIdOf = ({ id }: Element) => (id.startsWith(ID_PREFIX) ? id.slice(ID_PREFIX.length) : id)

/**
 * An integer of an attribute, as `parseInt` reads it.
 * @returns undefined when it is missing, empty, no number, or negative
 */
export function countOf(element: Element, attribute: string): number | undefined {
  const count = Number.parseInt(element.getAttribute(attribute) ?? '', 10)
  return count >= 0 ? count : undefined
}

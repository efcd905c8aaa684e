import { text } from '../../../../src/page/text'
import { countOf, itemSelectorOf, OVER_LIMIT_CLASS } from '../../feed-markup'

/** Contract 05 §1.2, §11. */
const WRAPPER = '.cff-wrapper'
const BUTTON = '.cff-load-more'
export const NEXT_INPUT = '.cff-pag-url'
export const ENDED_CLASS = 'cff-no-more-posts'
export const HOVER_COLOR = 'data-cff-hover'

/** The button below a feed as it is printed. */
export interface ButtonParts {
  readonly button: HTMLElement
  /** The note at the end of the list; undefined where the server has printed it. */
  readonly endText: string | undefined
  /** The hover colour, if the pointer is already on the button; else null. */
  readonly background: string | null
}

export const readButton = (button: HTMLElement): ButtonParts => ({
  button,
  endText: noteBehind(button) ? undefined : endTextOf(button),
  background: button.matches(':hover') ? button.getAttribute(HOVER_COLOR) : null,
})

/** The note that replaces the button at the end of the list. */
export function noteBehind({ nextElementSibling: next }: Element): HTMLElement | undefined {
  return next instanceof HTMLElement && next.classList.contains(ENDED_CLASS) ? next : undefined
}

const NO_POSTS_ATTRIBUTE = 'data-cff-no-posts-added'
const USUAL_PAGE_SIZE = 25
const usualEndText = () => text('feed.no-more', 'No more posts')

/** Finds a part in the feed, or else in the wrapper around it. */
export function partOf(feed: Element, selector: string): HTMLElement | null {
  const wrapper = feed.closest(WRAPPER)
  return feed.querySelector<HTMLElement>(selector) ?? wrapper?.querySelector<HTMLElement>(selector) ?? null
}

export const buttonOf = (feed: Element) => partOf(feed, BUTTON)
export const nextInputOf = (feed: Element) => partOf(feed, NEXT_INPUT)

export const pagedItemsOf = (feed: Element) => [...feed.querySelectorAll<HTMLElement>(itemSelectorOf(feed))]

export const leftOutOf = (feed: Element) => [...feed.querySelectorAll<HTMLElement>(`.${OVER_LIMIT_CLASS}`)]
export const showLeftOut = ({ classList }: Element) => classList.remove(OVER_LIMIT_CLASS)

/** Lifts the window's limit. @returns the items that it had hidden */
export function showAllLeftOut(feed: Element): HTMLElement[] {
  const items = leftOutOf(feed)
  for (const item of items) showLeftOut(item)
  return items
}

/** How many items a page of a list in the browser has. */
export const pageSizeOf = (feed: Element) => countOf(feed, 'data-pag-num') || USUAL_PAGE_SIZE

/** The note at the end of the list. The server escapes its apostrophes. */
function endTextOf(button: Element): string {
  return button.getAttribute('data-no-more')?.replaceAll("\\'", "'").trim() || usualEndText()
}

/** The mark of a page without posts, in the legacy script's attribute. */
export const noPostsMark = (button: Element) => ({
  attribute: NO_POSTS_ATTRIBUTE,
  isSet: button.getAttribute(NO_POSTS_ATTRIBUTE) === 'true',
})

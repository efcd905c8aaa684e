import { text } from '../../../../src/page/text'
import { countOf, isGrid, itemSelectorOf } from '../../feed-markup'
import type { NextUrls, RewriteRules, Shown } from './next-urls'
import { readNextUrls } from './next-urls'

/** Contract 05 §1.2, §11. */
const WRAPPER = '.cff-wrapper'
const BUTTON = '.cff-load-more'
export const NEXT_INPUT = '.cff-pag-url'
const POSTS = '.cff-posts-wrap'
const EMPTY_ALBUM = '.cff-empty-album'
export const ENDED_CLASS = 'cff-no-more-posts'
export const HOVER_COLOR = 'data-cff-hover'

/** The button below a feed as it is printed. */
export interface ButtonParts {
  readonly button: HTMLElement
  /** What is said at the end; undefined where the server has printed it. */
  readonly endText: string | undefined
  /** That of a button which the pointer is on already; else null. */
  readonly background: string | null
}

export const readButton = (button: HTMLElement): ButtonParts => ({
  button,
  endText: noteBehind(button) ? undefined : endTextOf(button),
  background: button.matches(':hover') ? button.getAttribute(HOVER_COLOR) : null,
})

/** What stands in the place of the button at the end of the list. */
export function noteBehind({ nextElementSibling: next }: Element): HTMLElement | undefined {
  return next instanceof HTMLElement && next.classList.contains(ENDED_CLASS) ? next : undefined
}

/** Hides what a window shows only when more is asked for (contract 05 §13.4). */
const LEFT_OUT_CLASS = 'cff-num-diff-hide'
const KEY_PREFIX = 'cff-'
const NO_POSTS_ATTRIBUTE = 'data-cff-no-posts-added'
const USUAL_PAGE_SIZE = 25
const usualEndText = () => text('feed.no-more', 'No more posts')

/** Several feeds have their parts under the same names: what is not in the feed is in the wrapper around it. */
function partOf(feed: Element, selector: string): HTMLElement | null {
  const wrapper = feed.closest(WRAPPER)
  return feed.querySelector<HTMLElement>(selector) ?? wrapper?.querySelector<HTMLElement>(selector) ?? null
}

export const buttonOf = (feed: Element) => partOf(feed, BUTTON)
export const nextInputOf = (feed: Element) => partOf(feed, NEXT_INPUT)
export const postsWrapOf = (feed: Element) => partOf(feed, POSTS)

export const pagedItemsOf = (feed: Element) => [...feed.querySelectorAll<HTMLElement>(itemSelectorOf(feed))]

export const isLeftOut = ({ classList }: Element) => classList.contains(LEFT_OUT_CLASS)
export const leftOutOf = (feed: Element) => [...feed.querySelectorAll<HTMLElement>(`.${LEFT_OUT_CLASS}`)]
export const showLeftOut = ({ classList }: Element) => classList.remove(LEFT_OUT_CLASS)

/** More is asked for: the window no longer limits what is shown. @returns what it had left out */
export function showAllLeftOut(feed: Element): HTMLElement[] {
  const items = leftOutOf(feed)
  for (const item of items) showLeftOut(item)
  return items
}

/** How many items a page of the browser's own has. */
export const pageSizeOf = (feed: Element) => countOf(feed, 'data-pag-num') || USUAL_PAGE_SIZE

/** What is said at the end of the list; as the server has it for a script, with its marks escaped. */
function endTextOf(button: Element): string {
  return button.getAttribute('data-no-more')?.replaceAll("\\'", "'").trim() || usualEndText()
}

export const isPagedByCursor = (feed: Element) => feed.getAttribute('data-grid-pag') === 'cursor'
/** The server itself has put into its addresses what comes next. */
export const hasFinishedUrls = (feed: Element) => feed.hasAttribute('data-timeline-pag')

export function readNext(input: Element | null): NextUrls {
  return readNextUrls(input?.getAttribute('data-cff-pag-url') ?? null)
}

export function readPrevious(input: Element | null): NextUrls {
  return readNextUrls(input?.getAttribute('data-cff-prev-url') ?? null)
}

/** Kept where the legacy script keeps it. */
export const noPostsMark = (button: Element) => ({
  attribute: NO_POSTS_ATTRIBUTE,
  isSet: button.getAttribute(NO_POSTS_ATTRIBUTE) === 'true',
})

export function rewriteRulesOf(feed: Element, hadNoPosts: boolean): RewriteRules {
  return {
    isGrid: isGrid(feed),
    isByOffset: feed.getAttribute('data-grid-pag') === 'offset',
    isReviews: feed.classList.contains('cff-all-reviews'),
    hadNoPosts,
    shown: (key) => shownOf(feed, key),
  }
}

/** A key may hold what a selector would have to escape. */
function shownOf(feed: Element, key: string): Shown {
  const hasKey = ({ classList }: Element) => classList.contains(KEY_PREFIX + key)
  const items = pagedItemsOf(feed)
  const own = items.filter(hasKey)
  const omitted = [...feed.querySelectorAll(EMPTY_ALBUM)].filter(hasKey)
  return { until: timeBefore(own.at(-1)) ?? timeBefore(items.at(-1)), offset: own.length + omitted.length }
}

/** The second before a post: its date as the page's owner set it wins. */
function timeBefore(item: Element | undefined): number | undefined {
  const times = ['data-cff-backdated', 'data-cff-timestamp'].map((name) =>
    Number.parseInt(item?.getAttribute(name) ?? '', 10),
  )
  const time = times.find((each) => !Number.isNaN(each))
  return time === undefined ? undefined : time - 1
}

import type { Scope } from '../../../../src/page/scope'
import { detach } from '../../detach'
import { countOf, isOverLimit } from '../../feed-markup'
import { leftOutOf, pageSizeOf, showAllLeftOut, showLeftOut } from './markup'

/** Contract 05 §11.2. */
const UPCOMING = '.cff-upcoming-event'
const EVENT = '.cff-event'
const REVIEW = '.cff-review'
const REVIEWS_CLASS = 'cff-all-reviews'
/** The style sheet hides all items of such a list. */
const SHOWN = 'inline-block'

/** A list that the server has printed as a whole, and that the browser shows page by page. */
export interface BrowserPages {
  /** Shows the items of the pages so far. @returns the newly shown items */
  show(): readonly HTMLElement[]
  /** Shows one more page, and the items of earlier pages beyond the window's limit. */
  more(): { readonly items: readonly HTMLElement[]; readonly isOver: boolean }
}

/** @returns undefined for a feed whose pages come from the server */
export function createBrowserPages(feed: HTMLElement, { add, adopt }: Scope): BrowserPages | undefined {
  const selector = listedIn(feed)
  if (!selector) return undefined
  const shown = new WeakSet<Element>()
  const pageSize = pageSizeOf(feed)
  const itemsOf = () => [...feed.querySelectorAll<HTMLElement>(selector)]
  if (selector === REVIEW) for (const putBack of takeOutFirst(feed, itemsOf())) add(putBack)
  let count = pageSize

  function show() {
    const fresh = itemsOf()
      .slice(0, count)
      .filter((item) => !shown.has(item))
    for (const item of fresh) {
      shown.add(item)
      adopt.style(item, 'display', SHOWN)
    }
    return fresh
  }
  return {
    show,
    more() {
      const leftOut = showAllLeftOut(feed).filter((item) => shown.has(item))
      count += pageSize
      return { items: [...leftOut, ...show()], isOver: count >= itemsOf().length }
    },
  }
}

function listedIn(feed: Element): string | undefined {
  if (feed.querySelector(UPCOMING)) return EVENT
  return feed.classList.contains(REVIEWS_CLASS) && feed.querySelector(REVIEW) ? REVIEW : undefined
}

/** Removes the first reviews, as many as the feed's offset says (contract 05 §11.2). @returns functions that restore them */
function takeOutFirst(feed: HTMLElement, reviews: readonly HTMLElement[]): (() => void)[] {
  const first = reviews.slice(0, countOf(feed, 'data-offset') ?? 0)
  // If they counted toward the window's limit, others take their places.
  for (const item of leftOutOf(feed).slice(0, first.filter((each) => !isOverLimit(each)).length))
    showLeftOut(item)
  return first.map(detach)
}

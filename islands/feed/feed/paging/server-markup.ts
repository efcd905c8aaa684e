import { isGrid } from '../../feed-markup'
import { pagedItemsOf, partOf } from './markup'
import { type NextUrls, type RewriteRules, readNextUrls, type Shown } from './next-urls'

const POSTS = '.cff-posts-wrap'
const EMPTY_ALBUM = '.cff-empty-album'
const KEY_PREFIX = 'cff-'

export const postsWrapOf = (feed: Element) => partOf(feed, POSTS)

export const isPagedByCursor = (feed: Element) => feed.getAttribute('data-grid-pag') === 'cursor'
/** Whether the printed addresses are sent unchanged. */
export const hasFinishedUrls = (feed: Element) => feed.hasAttribute('data-timeline-pag')

export function readNext(input: Element | null): NextUrls {
  return readNextUrls(input?.getAttribute('data-cff-pag-url') ?? null)
}

export function readPrevious(input: Element | null): NextUrls {
  return readNextUrls(input?.getAttribute('data-cff-prev-url') ?? null)
}

export function rewriteRulesOf(feed: Element, hadNoPosts: boolean): RewriteRules {
  return {
    isGrid: isGrid(feed),
    isByOffset: feed.getAttribute('data-grid-pag') === 'offset',
    isReviews: feed.classList.contains('cff-all-reviews'),
    hadNoPosts,
    shown: (key) => shownOf(feed, key),
  }
}

/** A key may hold characters that a selector would have to escape. */
function shownOf(feed: Element, key: string): Shown {
  const hasKey = ({ classList }: Element) => classList.contains(KEY_PREFIX + key)
  const items = pagedItemsOf(feed)
  const own = items.filter(hasKey)
  const omitted = [...feed.querySelectorAll(EMPTY_ALBUM)].filter(hasKey)
  return { until: timeBefore(own.at(-1)) ?? timeBefore(items.at(-1)), offset: own.length + omitted.length }
}

/** The second before a post. A date that the page's owner has set wins. */
function timeBefore(item: Element | undefined): number | undefined {
  const times = ['data-cff-backdated', 'data-cff-timestamp'].map((name) =>
    Number.parseInt(item?.getAttribute(name) ?? '', 10),
  )
  const time = times.find((each) => !Number.isNaN(each))
  return time === undefined ? undefined : time - 1
}

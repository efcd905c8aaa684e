/** Contract 05 §13.1. */
export const MASONRY_CLASSES = ['cff-masonry', 'cff-masonry-js', 'cff-masonry-css'] as const
export const LAID_CLASSES = ['cff-masonry', 'cff-masonry-js'] as const
export const OFF_CLASS = 'cff-disable-masonry'
export const COLUMN_ITEMS = '.cff-new, .cff-item, .cff-likebox'
export const POST = '.cff-item'
const LAID_BY_SCRIPT = 'cff-masonry-js'
const TWO_ON_MOBILE = 'masonry-2-mobile'
const ONE_ON_DESKTOP = 'masonry-1-desktop'
const GRID_ITEM = '.cff-album-item'
const CREDIT = '.cff-credit'

/** Contract 05 §13.2. */
const KEEPS_WIDE = 'cff-disable-narrow'
const ACTION_LINKS = '.cff-post-links'

/** The plugin's wrapper around a feed and its header. */
const WRAPPER = '.cff-wrapper'

export interface MasonrySettings {
  readonly isTwoOnMobile: boolean
  readonly isOneOnDesktop: boolean
}

/** The masonry settings of a feed; null for a feed without masonry by script. */
export function readMasonry(feed: Element): MasonrySettings | null {
  const { classList } = feed
  if (!classList.contains(LAID_BY_SCRIPT) || hasGridItems(feed)) return null
  return {
    isTwoOnMobile: classList.contains(TWO_ON_MOBILE),
    isOneOnDesktop: classList.contains(ONE_ON_DESKTOP),
  }
}

export const hasGridItems = (feed: Element) => feed.querySelector(GRID_ITEM) !== null
export const hasCredit = (feed: Element) => feed.querySelector(CREDIT) !== null
export const mayBeNarrow = (feed: Element) => !feed.classList.contains(KEEPS_WIDE)

export const actionLinksIn = (root: Element) => [...root.querySelectorAll<HTMLElement>(ACTION_LINKS)]

/** The headers of a feed, which a picture fills. They may be outside the feed. */
export const headersOf = (feed: Element) => [
  ...(feed.closest(WRAPPER) ?? feed).querySelectorAll<HTMLElement>('.cff-header-hero'),
]

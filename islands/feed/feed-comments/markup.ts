import { countOf, itemAround } from '../feed'

/** Contract 05 §5.1, §7. */
export const SHOW_MORE = '.cff-show-more-comments'
export const OPEN_CLASS = 'cff-open'
export const CLICKED_CLASS = 'cff-clicked'
export const ANIMATE_CLASS = 'cff-animate'
export const TOTAL_ATTRIBUTE = 'data-cff-comments-total'

/** The box that a post's summary opens. */
export const boxOf = (toggle: Element) =>
  itemAround(toggle)?.querySelector<HTMLElement>('.cff-comments-box') ?? null

export const iconsOf = (toggle: Element) => [...toggle.querySelectorAll('.cff-icon')]

/** How many comments the network has. */
export const totalOf = (showMore: Element) => countOf(showMore, TOTAL_ATTRIBUTE) ?? 0

export const linkOf = (showMore: Element) => showMore.querySelector<HTMLAnchorElement>('a')

export const commentsOf = (showMore: Element) => [
  ...(showMore.closest('.cff-comments-wrap')?.querySelectorAll<HTMLElement>('.cff-comment') ?? []),
]

/** Where the network has all of them. */
export const networkLinkOf = (showMore: Element) =>
  showMore.closest('.cff-comments-box')?.querySelector('.cff-comment-on-facebook a') ?? null

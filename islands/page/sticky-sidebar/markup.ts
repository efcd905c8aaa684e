import type { Page, PageType } from '../../../src/page/page'

/** Contract 01 §24. */
const SWITCH = '#sf-included.stickysidebars'
const SIDEBAR = '.sidebar'
const WRAP = '.inner-page-wrap'
const CONTENT = '.page-content'
const CONTENT_WRAP = '.content-wrap'
const WHOLE_WRAP: readonly PageType[] = ['page', 'archive', 'home', 'search-results', 'error404']
const PAGE_CONTENT: readonly PageType[] = ['page', 'search-results', 'error404']

export const STUCK_CLASS = 'stickit'
export const END_CLASS = 'stickit-end'

export interface Surroundings {
  readonly sidebar: HTMLElement
  /** What the widget may move within. */
  readonly container: HTMLElement
  /** What the sidebar stands beside. */
  readonly content: HTMLElement | null
}

/** Undefined where the theme does not want it, or the markup has no room for it. */
export function surroundingsOf(widget: HTMLElement, page: Page): Surroundings | undefined {
  const sidebar = widget.closest<HTMLElement>(SIDEBAR)
  const wrap = widget.closest<HTMLElement>(WRAP)
  const inner = WHOLE_WRAP.some(page.is) ? null : widget.closest<HTMLElement>(CONTENT)
  const container = inner ?? wrap
  if (!page.element(SWITCH) || !sidebar || !container) return undefined
  const beside = PAGE_CONTENT.some(page.is) ? null : container.querySelector<HTMLElement>(CONTENT_WRAP)
  return { sidebar, container, content: beside ?? container.querySelector<HTMLElement>(CONTENT) }
}

import type { Page, PageType } from '../../../src/page/page'

/** Contract 01 §24. */
/** Printed where the theme's option is on. */
const ENABLED = '#sf-included.stickysidebars'
const SIDEBAR = '.sidebar'
const WRAP = '.inner-page-wrap'
const CONTENT = '.page-content'
const CONTENT_WRAP = '.content-wrap'
/** On these pages the widget moves within the whole page. */
const PAGES_WITHOUT_CONTENT_BOX: readonly PageType[] = [
  'page',
  'archive',
  'home',
  'search-results',
  'error404',
]
/** On these pages the sidebar is beside the page's content. */
const PAGES_WITHOUT_CONTENT_WRAP: readonly PageType[] = ['page', 'search-results', 'error404']

export const STUCK_CLASS = 'stickit'
export const END_CLASS = 'stickit-end'

export interface Surroundings {
  readonly sidebar: HTMLElement
  /** The box that the widget moves within. */
  readonly container: HTMLElement
  /** The content beside the sidebar. */
  readonly content: HTMLElement | null
}

/** Undefined where the theme's option is off or a part of the markup is missing. */
export function readSurroundings(widget: HTMLElement, page: Page): Surroundings | undefined {
  const sidebar = widget.closest<HTMLElement>(SIDEBAR)
  const wrap = widget.closest<HTMLElement>(WRAP)
  const inner = PAGES_WITHOUT_CONTENT_BOX.some(page.is) ? null : widget.closest<HTMLElement>(CONTENT)
  const container = inner ?? wrap
  if (!page.element(ENABLED) || !sidebar || !container) return undefined
  const contentWrap = PAGES_WITHOUT_CONTENT_WRAP.some(page.is)
    ? null
    : container.querySelector<HTMLElement>(CONTENT_WRAP)
  return { sidebar, container, content: contentWrap ?? container.querySelector<HTMLElement>(CONTENT) }
}

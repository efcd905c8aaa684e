import { focusTarget } from '../../../src/dom/focus-target'
import { easeInOutExpo, scrollWindow } from '../../../src/motion/scroll'
import type { Page } from '../../../src/page/page'
import { HEADER_WRAP } from './markup'
import { heightOf, isShown, shownHeight } from './viewport'

const SCROLL_MS = 800

/** The heights, in px, of what covers the top of the window while the page is scrolled. */
export interface StickyParts {
  /** Undefined if the header is not sticky. */
  readonly header: number | undefined
  readonly mobileHeader: number | undefined
  /** Whether the header shrinks when the page is scrolled. */
  readonly shrinks: boolean
  readonly topBar: number
  readonly adminBar: number
}

/** By how much a header shrinks. */
const SHRUNK_BY_PX = 20

/** The height of the sticky parts without the admin bar (contract 04 §17.8). */
export function stickyHeight({ header, mobileHeader, shrinks, topBar }: StickyParts): number {
  const sticky = mobileHeader ?? header
  return (sticky === undefined ? 0 : sticky - (shrinks ? SHRUNK_BY_PX : 0)) + topBar
}

/** Measures the sticky parts (contract 04 §17.8). */
function readStickyParts(document: Document): StickyParts {
  const has = (name: string) => document.body.classList.contains(name)
  const headerWrap = document.querySelector(HEADER_WRAP)
  const isSticky = has('sticky-header-enabled') && !has('header-below-slider') && isShown(headerWrap)
  return {
    header: isSticky ? heightOf(document, '.sticky-header') : undefined,
    mobileHeader: has('mh-sticky') ? shownHeight(document, '#mobile-header') : undefined,
    shrinks: has('sh-dynamic') && headerWrap?.classList.contains('full-header-stick') !== true,
    topBar: heightOf(document, '.sticky-top-bar'),
    adminBar: heightOf(document, '#wpadminbar'),
  }
}

/** Scrolls to the content below the slider, and moves the focus there. */
export async function scrollPast(outer: HTMLElement, { document, window }: Page): Promise<void> {
  const sticky = readStickyParts(document)
  const bottom = outer.getBoundingClientRect().bottom + window.scrollY
  const top = bottom - stickyHeight(sticky) - sticky.adminBar
  const reached = await scrollWindow(window, top, { durationMs: SCROLL_MS, easing: easeInOutExpo })
  const content = outer.nextElementSibling
  if (reached && content instanceof HTMLElement) focusTarget(content)
}

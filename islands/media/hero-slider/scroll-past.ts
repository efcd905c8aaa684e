import { focusTarget } from '../../../src/dom/focus-target'
import { easeInOutExpo, scrollWindow } from '../../../src/motion/scroll'
import type { Page } from '../../../src/page/page'
import { readStickyParts, stickyHeight } from './viewport'

const SCROLL_MS = 800

/** Scrolls to the content below the slider, and moves the focus there. */
export async function scrollPast(outer: HTMLElement, { document, window }: Page): Promise<void> {
  const sticky = readStickyParts(document)
  const bottom = outer.getBoundingClientRect().bottom + window.scrollY
  const top = bottom - stickyHeight(sticky) - sticky.adminBar
  const reached = await scrollWindow(window, top, { durationMs: SCROLL_MS, easing: easeInOutExpo })
  const content = outer.nextElementSibling
  if (reached && content instanceof HTMLElement) focusTarget(content)
}

import { fragmentTarget, scrollBelow } from '../../src/overlay/panel-scroll'
import { headerOffset } from '../../src/page/header-offset'
import type { Page } from '../../src/page/page'

/** The header covers the first pixel of a scroll target (contract 01 §0.8). */
export const HEADER_OVERLAP_PX = 1

/** Scrolls to the target of a clicked link `#…`; without a target the click is left to the browser. */
export function followInPageLink(page: Page, link: Element, event: Event): void {
  const { document, window } = page
  const target = fragmentTarget(document, link)
  if (!target) return
  event.preventDefault()
  scrollBelow(window, target, headerOffset(document).total - HEADER_OVERLAP_PX).catch(page.report)
}

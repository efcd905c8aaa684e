import { fragmentTarget, scrollBelow } from '../../../src/overlay/panel-scroll'
import { headerOffset } from '../../../src/page/header-offset'
import type { Page } from '../../../src/page/page'

/** The target's first pixel stays clear of the header's last. */
const CLEARANCE_PX = 1

/** Closes a panel by one of its menu's items, which then scrolls, or leads elsewhere by itself (contract 01 §0.8). */
export function itemChosen(page: Page, close: () => void): (link: HTMLElement, event: Event) => void {
  const { document, window } = page
  return (link, event) => {
    close()
    const target = fragmentTarget(document, link)
    if (!target) return
    event.preventDefault()
    scrollBelow(window, target, headerOffset(document).total - CLEARANCE_PX).catch(page.report)
  }
}

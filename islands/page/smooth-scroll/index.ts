import { focusTarget } from '../../../src/dom/focus-target'
import { isPlainClick } from '../../../src/dom/plain-click'
import { easeInOutExpo, scrollWindow } from '../../../src/motion/scroll'
import type { Mount } from '../../../src/page/island'
import { fragmentIds, readOffset, scrollPosition } from './anchor'

const DURATION_MS = 1000

/** Containers and links whose clicks other widgets handle (contract 01 §2). */
const HANDLED_ELSEWHERE = [
  '.tabs',
  '.nav-tabs',
  '.ui-accordion-header',
  '.spb_accordion_section > h4',
  '.owl-carousel',
  '.swift-slider',
  '.menu-item',
  '.mega-menu-item',
  '#mobile-menu',
  '#one-page-nav',
  '#sidebar-progress-menu',
  '.spb_icon_box_grid a.box-link',
  '.woocommerce-review-link',
  'a[href^="#tab-"]',
].join()

/** Scrolls to the target of a plain in-page link instead of jumping there. */
export const mount: Mount = (link, scope) => {
  const { document, window } = scope
  if (link.closest(HANDLED_ELSEWHERE)) return

  async function onClick(event: MouseEvent) {
    if (event.defaultPrevented || !isPlainClick(event)) return
    const target = findTarget(document, link)
    if (!target) return
    event.preventDefault()
    const top = target.getBoundingClientRect().top + window.scrollY
    const reached = await scrollWindow(
      window,
      scrollPosition(top, readOffset(link.getAttribute('data-offset'))),
      { durationMs: DURATION_MS, easing: easeInOutExpo },
    )
    if (reached) focusTarget(target)
  }

  scope.listen(link, 'click', onClick)
}

function findTarget(document: Document, link: HTMLElement): HTMLElement | null {
  for (const id of fragmentIds(link.getAttribute('href') ?? '')) {
    const target = document.getElementById(id)
    if (target) return target
  }
  return null
}

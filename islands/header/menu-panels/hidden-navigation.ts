import type { Adoption } from '../../../src/dom/adoption'
import { fadeIn, fadeOut } from '../../../src/motion/fade'
import { NAVIGATION, SPLIT_MENU } from './markup'

const FADE_OUT_MS = 300
const FADE_IN_MS = 400
const SPLIT_FADE_MS = 400

/** Fades the navigation out under an overlay, and in again afterwards. */
export interface HiddenNavigation {
  /** @param opener the navigation around it stays visible, because it also closes the overlay */
  hide(opener: Element | undefined): void
  hideSplitMenu(): void
  show(): void
}

export function hideNavigation(document: Document, adopted: Adoption): HiddenNavigation {
  /** The hidden elements with their former inline `display` and `opacity`. */
  const hidden = new Map<HTMLElement, readonly [display: string, opacity: string]>()
  const split = new Set<HTMLElement>()

  return {
    hide(opener) {
      for (const nav of document.querySelectorAll<HTMLElement>(NAVIGATION)) {
        if (nav.contains(opener ?? null)) continue
        if (!hidden.has(nav)) hidden.set(nav, [nav.style.display, nav.style.opacity])
        fadeOut(nav, { durationMs: FADE_OUT_MS })
      }
    },
    hideSplitMenu() {
      for (const menu of document.querySelectorAll<HTMLElement>(SPLIT_MENU)) {
        split.add(menu)
        adopted.style(menu, 'transition', `opacity ${SPLIT_FADE_MS}ms`)
        adopted.style(menu, 'opacity', '0')
        adopted.style(menu, 'pointer-events', 'none')
      }
    },
    show() {
      for (const [nav, [display, opacity]] of hidden) {
        fadeIn(nav, { durationMs: FADE_IN_MS })
        nav.style.display = display
        nav.style.opacity = opacity
        if (nav.getAttribute('style') === '') nav.removeAttribute('style')
      }
      hidden.clear()
      // An older release of the theme hides the split menu for its own search.
      if (document.body.classList.contains('fs-search-open')) return
      for (const menu of split) {
        adopted.style(menu, 'opacity', '')
        adopted.style(menu, 'pointer-events', '')
      }
      split.clear()
    },
  }
}

import type { Adoption } from '../../../src/dom/adoption'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'

/** Contract 01 §3. */
const SLIDE_MS = 1000

/** Centres the navigator on its edge of the window, and slides it in from beyond that. */
export function slideIn(nav: HTMLElement, window: Window, adopted: Adoption): void {
  adopted.style(nav, 'display', 'block')
  adopted.style(nav, 'margin-bottom', `${-Math.floor(nav.offsetHeight / 2)}px`)
  const { right, opacity } = getComputedStyle(nav)
  const beyondPx = Math.max(0, -Number.parseFloat(right)) || 0
  adopted.style(nav, 'right', '0px')
  adopted.style(nav, 'opacity', '1')
  if (prefersReducedMotion(window)) return
  // Not by `right` itself: what is laid out anew in each frame is a layout shift.
  const from = { transform: `translateX(${beyondPx}px)`, opacity }
  nav.animate?.([from, { transform: 'none', opacity: 1 }], { duration: SLIDE_MS, easing: 'ease-in-out' })
}

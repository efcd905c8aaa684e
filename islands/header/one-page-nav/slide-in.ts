import type { Adoption } from '../../../src/dom/adoption'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'

/** Contract 01 §3. */
const SLIDE_MS = 1000

/** Centres the navigator at the window's edge and slides it in from outside. */
export function slideIn(nav: HTMLElement, window: Window, adopted: Adoption): void {
  adopted.style(nav, 'display', 'block')
  adopted.style(nav, 'margin-bottom', `${-Math.floor(nav.offsetHeight / 2)}px`)
  const { right, opacity } = getComputedStyle(nav)
  const outsidePx = Math.max(0, -Number.parseFloat(right)) || 0
  adopted.style(nav, 'right', '0px')
  adopted.style(nav, 'opacity', '1')
  if (prefersReducedMotion(window)) return
  // A transform, because an animation of `right` would count as a layout shift.
  const from = { transform: `translateX(${outsidePx}px)`, opacity }
  nav.animate?.([from, { transform: 'none', opacity: 1 }], { duration: SLIDE_MS, easing: 'ease-in-out' })
}

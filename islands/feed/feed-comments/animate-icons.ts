import { createAdoption } from '../../../src/dom/adoption'
import { listen } from '../../../src/page/listen'
import { prefersReducedMotion } from '../../../src/page/motion'
import type { Page } from '../../../src/page/page'
import { ANIMATE_CLASS, iconsOf, OPEN_CLASS } from './markup'

/** Between one icon and the next (contract 05 §7.3). */
const EACH_MS = 50

/**
 * The icons of a post's summary move one after the other while the pointer is over it, unless its comments are open
 * (contract 05 §7.3).
 * @returns the way to stop
 */
export function animateIcons(toggle: HTMLElement, { window }: Pick<Page, 'window'>): () => void {
  const adopted = createAdoption()
  let timers: ReturnType<typeof setTimeout>[] = []

  function leave() {
    timers.forEach(clearTimeout)
    timers = []
    adopted.restore()
  }
  function enter() {
    leave()
    if (toggle.classList.contains(OPEN_CLASS) || prefersReducedMotion(window)) return
    timers = iconsOf(toggle).map((icon, index) =>
      setTimeout(() => adopted.classes(icon, ANIMATE_CLASS), (index + 1) * EACH_MS),
    )
  }
  // The pointer may be what has fetched this code.
  if (toggle.matches(':hover')) enter()
  const stops = [listen(toggle, ['mouseenter'], enter), listen(toggle, ['mouseleave'], leave)]
  return () => {
    for (const stop of stops) stop()
    leave()
  }
}

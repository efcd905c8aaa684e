import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { ANIMATE_CLASS, iconsOf, OPEN_CLASS } from './markup'

/** Between one icon and the next (contract 05 §7.3). */
const EACH_MS = 50

/**
 * The icons of a post's summary move one after the other while the pointer is over it, unless its comments are open
 * (contract 05 §7.3).
 */
export function animateIcons(toggle: HTMLElement, scope: Scope): void {
  let animation: OwnScope | undefined

  const leave = () => animation?.dispose()
  function enter() {
    leave()
    if (toggle.classList.contains(OPEN_CLASS) || prefersReducedMotion(scope.window)) return
    animation = scope.child()
    const { adopt, after } = animation
    for (const [index, icon] of iconsOf(toggle).entries())
      after((index + 1) * EACH_MS, () => adopt.classes(icon, ANIMATE_CLASS))
  }
  // The pointer may be what has fetched this code.
  if (toggle.matches(':hover')) enter()
  scope.listen(toggle, 'mouseenter', enter)
  scope.listen(toggle, 'mouseleave', leave)
}

import { prefersReducedMotion } from '../../../../src/motion/reduced-motion'
import type { OwnScope, Scope } from '../../../../src/page/scope'

/** Contract 05 §7.3. */
const ANIMATE_CLASS = 'cff-animate'
const OPEN_CLASS = 'cff-open'
/** The delay between one icon and the next. */
const EACH_MS = 50

/**
 * The icons of a post's summary move one after the other while the pointer is over it, unless its comments are open
 * (contract 05 §7.3).
 */
export function animateIcons(summary: HTMLElement, scope: Scope): void {
  let animation: OwnScope | undefined

  const leave = () => animation?.dispose()
  function enter() {
    leave()
    if (summary.classList.contains(OPEN_CLASS) || prefersReducedMotion(scope.window)) return
    animation = scope.child()
    const { adopt, after } = animation
    for (const [index, icon] of [...summary.querySelectorAll('.cff-icon')].entries())
      after((index + 1) * EACH_MS, () => adopt.classes(icon, ANIMATE_CLASS))
  }
  // The pointer may already be over the summary.
  if (summary.matches(':hover')) enter()
  scope.listen(summary, 'mouseenter', enter)
  scope.listen(summary, 'mouseleave', leave)
}

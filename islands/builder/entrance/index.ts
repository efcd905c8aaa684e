import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { isMobileAgent } from '../../../src/page/device'
import type { Mount } from '../../../src/page/island'
import { wasShownByCss } from '../../../src/page/visible-without-script'
import { onArrival } from './arrival'
import { animationOf, delayOf, ENTERED_CLASS, ENTERS_CLASS, hasEntered, isOffOnMobiles } from './markup'

const ENTERED_AFTER_MS = 100

/**
 * Shows an element that the theme's CSS hides, with an animation, when the visitor scrolls to it. Unmounting shows it as
 * well, since nothing else would.
 */
export const mount: Mount = (element, scope) => {
  const { document, window } = scope
  if (hasEntered(element) || (isMobileAgent(window.navigator) && isOffOnMobiles(document))) return
  const { classList } = element
  const animation = animationOf(element)
  const hidden = scope.child()

  function arrive() {
    // Reduced motion may have been switched on since.
    if (prefersReducedMotion(window)) return showNow()
    hidden.after(delayOf(element), () => hidden.frame(enter))
  }
  function showNow() {
    hidden.dispose()
    classList.add(...animation, ENTERED_CLASS)
    classList.remove(ENTERS_CLASS)
  }
  function enter() {
    classList.add(...animation)
    hidden.after(ENTERED_AFTER_MS, showNow)
  }

  if (prefersReducedMotion(window) || !('IntersectionObserver' in window)) {
    showNow()
    return
  }
  if (wasShownByCss(element, 'laurel-show')) return
  classList.add(ENTERS_CLASS)
  // An element with the focus must not be hidden.
  hidden.listen(element, 'focusin', showNow)
  onArrival(hidden, element, arrive)
  if (element.contains(document.activeElement)) showNow()
  scope.add(() => {
    if (!hasEntered(element)) showNow()
  })
}

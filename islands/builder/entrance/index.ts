import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { isMobileAgent } from '../../../src/page/device'
import type { Mount } from '../../../src/page/island'
import { wasShownWithoutUs } from '../../../src/page/visible-without-script'
import { onArrival } from './arrival'
import { animationOf, delayOf, ENTERED_CLASS, ENTERS_CLASS, hasEntered, isOffOnMobiles } from './markup'

const ENTERED_AFTER_MS = 100

/**
 * Has what the theme's CSS hides enter when the visitor comes to it. It stays shown when laurel goes: nobody else would
 * show it.
 */
export const mount: Mount = (element, scope) => {
  const { document, window } = scope
  if (hasEntered(element) || (isMobileAgent(window.navigator) && isOffOnMobiles(document))) return
  const { classList } = element
  const animation = animationOf(element)
  const hidden = scope.child()

  function arrive() {
    // Less motion may have been asked for since.
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
  if (isLate(window) && wasShownWithoutUs(element, 'laurel-show')) return
  classList.add(ENTERS_CLASS)
  // The keyboard does not go to what is not there.
  hidden.listen(element, 'focusin', showNow)
  onArrival(hidden, element, arrive)
  if (element.contains(document.activeElement)) showNow()
  scope.add(() => {
    if (!hasEntered(element)) showNow()
  })
}

/** Before that laurel's first styles show nothing by themselves, and there is no need to ask. */
const PATIENCE_MS = 4000
const isLate = ({ performance }: Window) => performance.now() >= PATIENCE_MS

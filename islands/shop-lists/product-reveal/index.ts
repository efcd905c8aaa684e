import { onceInView } from '../../../src/motion/in-view'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { all, type Condition, imagesOf, later, loaded } from '../../../src/motion/reveal/condition'
import { revealList } from '../../../src/motion/reveal/reveal-list'
import type { Mount } from '../../../src/page/island'
import type { Page } from '../../../src/page/page'
import { isFullWidth, isUpsell, PRODUCT } from './markup'

/** Phones get their pictures later than they say (contract 02 §6.2). */
const MOBILE_DELAY_MS = 500

/** Shows the products of one list, which the theme's CSS hides until a script does, one after the other. */
export const mount: Mount = (list, scope) => {
  scope.add(revealList({ list, item: PRODUCT, condition: conditionOf(list, scope) }, scope))
}

/** What the products wait for; undefined when they are to be there at once. */
function conditionOf(list: HTMLElement, page: Page): Condition | undefined {
  const { window, device } = page
  if (prefersReducedMotion(window) || !('IntersectionObserver' in window) || isUpsell(list)) return undefined
  if (isFullWidth(list)) return loaded(window)
  const shown = all(imagesOf(list), (then) => onceInView(page, list, then))
  return device.mobile ? later(shown, MOBILE_DELAY_MS) : shown
}

import { onceInView } from '../../../src/motion/in-view'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { all, type Condition, imagesOf, later, loaded } from '../../../src/motion/reveal/condition'
import { revealList } from '../../../src/motion/reveal/reveal-list'
import type { Mount } from '../../../src/page/island'
import type { Page } from '../../../src/page/page'

/** The products that the theme's CSS hides until they have `item-animated` (contract 02 §6.2). */
const PRODUCT = '.product:not(.grid-sizer)'
/** Contract 02 §6.2. */
const MOBILE_DELAY_MS = 500

/** Shows the products of a list, which the theme's CSS hides, one after the other. */
export const mount: Mount = (list, scope) => {
  scope.add(revealList({ list, item: PRODUCT, condition: conditionOf(list, scope) }, scope))
}

/** The condition for the products to show; undefined to show them at once. */
function conditionOf(list: HTMLElement, page: Page): Condition | undefined {
  const { window, device } = page
  if (prefersReducedMotion(window) || !('IntersectionObserver' in window) || isUpsell(list)) return undefined
  if (isFullWidth(list)) return loaded(window)
  const shown = all(imagesOf(list), (then) => onceInView(page, list, then))
  return device.mobile ? later(shown, MOBILE_DELAY_MS) : shown
}

/** Full-width shops are shown once the page has loaded, in view or not. */
const isFullWidth = (list: Element) => list.closest('.full-width-shop') !== null

/** Upsells are in a closed panel, and have to be visible when it opens. */
const isUpsell = (list: Element) => list.closest('.upsells') !== null

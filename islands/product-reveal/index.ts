import { prefersReducedMotion } from '../../src/page/motion'
import type { Page } from '../../src/page/page'
import type { Mount } from '../../src/runtime/island'
import { onLateViews } from './late-views'
import {
  isFullWidth,
  isUpsell,
  productAround,
  productsIn,
  REVEALED_CLASS,
  REVEALS_CLASS,
  wasShown,
} from './markup'
import { all, type Condition, imagesOf, inView, later, loaded } from './trigger'
import { createTurns } from './turns'

/** Phones get their pictures later than they say (contract 02 §6.2). */
const MOBILE_DELAY_MS = 500

/**
 * Shows the products of one list, which the theme's CSS hides until a script does, one after the other. When it goes,
 * they stay: nothing else would show them.
 */
export const mount: Mount = (list, page) => {
  const turns = createTurns()
  let isOpen = false
  let stopViews = () => {}

  function open() {
    isOpen = true
    const products = productsIn(list).filter((product) => !product.classList.contains(REVEALED_CLASS))
    turns.begin(products)
    stopViews = onLateViews(products, turns.hurry)
  }
  function showAll() {
    isOpen = true
    for (const product of productsIn(list)) turns.show(product)
  }
  /** The keyboard does not go to what is not there. */
  function showAround(element: EventTarget | null) {
    const product = element instanceof Element ? productAround(element, list) : null
    if (product) turns.show(product)
  }
  function showLate(roots: readonly Element[]) {
    if (!isOpen || !roots.some((root) => list.contains(root))) return
    for (const product of productsIn(list)) if (!turns.isWaiting(product)) turns.show(product)
  }
  const onFocus = ({ target }: Event) => showAround(target)

  const isLate = wasShown(list)
  list.classList.add(REVEALS_CLASS)
  list.addEventListener('focusin', onFocus)
  const stopMarkup = page.onMarkup(showLate)
  const condition = isLate ? undefined : conditionOf(list, page)
  const stopWaiting = condition?.(open)
  if (!condition) showAll()
  showAround(page.document.activeElement)

  return () => {
    stopWaiting?.()
    stopViews()
    stopMarkup()
    list.removeEventListener('focusin', onFocus)
    showAll()
    list.classList.remove(REVEALS_CLASS)
  }
}

/** What the products wait for; undefined when they are to be there at once. */
function conditionOf(list: HTMLElement, { window, device }: Page): Condition | undefined {
  if (prefersReducedMotion(window) || !('IntersectionObserver' in window) || isUpsell(list)) return undefined
  if (isFullWidth(list)) return loaded(window)
  const shown = all(imagesOf(list), inView(list))
  return device.mobile ? later(shown, MOBILE_DELAY_MS) : shown
}

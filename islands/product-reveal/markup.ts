import { wasShownWithoutUs } from '../../src/page/shown-without-us'

/** What the theme's CSS hides within a list until it has `item-animated` (contract 02 §6.2). */
const PRODUCT = '.product:not(.grid-sizer)'

export const REVEALED_CLASS = 'item-animated'
/** While it stands on a list, laurel's own style sheet does not show the products by itself. */
export const REVEALS_CLASS = 'laurel-reveals'

export const productsIn = (list: Element) => [...list.querySelectorAll<HTMLElement>(PRODUCT)]

/** The product that holds an element of the list. */
export function productAround(element: Element, list: Element): HTMLElement | null {
  const product = element.closest<HTMLElement>(PRODUCT)
  return product && list.contains(product) ? product : null
}

/** Full-width shops come with the page, whether they are in view or not. */
export const isFullWidth = (list: Element) => list.closest('.full-width-shop') !== null

/** A closed panel under a product: what is in it is there when it opens. */
export const isUpsell = (list: Element) => list.closest('.upsells') !== null

/** The style sheet's own patience has come to its end. */
export const wasShown = (list: Element) => wasShownWithoutUs(productsIn(list)[0], 'laurel-show')

/** What the theme's CSS hides within a list until it has `item-animated` (contract 02 §6.2). */
export const PRODUCT = '.product:not(.grid-sizer)'

/** Full-width shops come with the page, whether they are in view or not. */
export const isFullWidth = (list: Element) => list.closest('.full-width-shop') !== null

/** A closed panel under a product: what is in it is there when it opens. */
export const isUpsell = (list: Element) => list.closest('.upsells') !== null

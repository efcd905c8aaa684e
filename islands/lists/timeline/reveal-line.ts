/** An item is shown once its top is above this part of the window's height (spec storefront §9). */
const LINE = 0.8
/** Far enough up for all that was scrolled past, in px. */
const ABOVE_PX = 1_000_000

/** The part of the page in which items are to be seen, as an observer's margins around the window. */
export const REVEAL_MARGIN = `${ABOVE_PX}px 0px -${Math.round((1 - LINE) * 100)}% 0px`

/** These islands of the group share one file. */
export { mount as checkoutHelpers } from './checkout-helpers'
export { mount as engravingOrder } from './engraving-order'

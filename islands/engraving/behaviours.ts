export { mount as checkoutHelpers } from './checkout-helpers'
export { mount as engravingOrder } from './engraving-order'

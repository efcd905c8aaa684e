/** These islands and components of the group share one file. */
export { show as addToCartView } from './add-to-cart/view'
export { show as loveButtonView } from './love-button/LoveButton'
export { mount as miniCart } from './mini-cart'
export { mount as wishlist } from './wishlist'

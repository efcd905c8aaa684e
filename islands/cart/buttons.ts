/** These islands of the group share one file. */
export { mount as addToCart } from './add-to-cart'
export { mount as loveButton } from './love-button'

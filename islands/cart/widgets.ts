export { mount as addToCart } from './add-to-cart'
export { mount as loveButton } from './love-button'
export { mount as miniCart } from './mini-cart'
export { mount as wishlist } from './wishlist'

export { mount as addToCart } from './add-to-cart'
export { mount as loveButton } from './love-button'

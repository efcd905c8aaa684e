/** These islands of the group share one file. */
export { mount as optionPickers } from './option-pickers'
export { mount as productGallery } from './product-gallery'
export { mount as productPrice } from './product-price'

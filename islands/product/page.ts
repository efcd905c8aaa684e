export { optionPickers } from './fetch-react'
export { mount as productGallery } from './product-gallery'
export { mount as productPrice } from './product-price'

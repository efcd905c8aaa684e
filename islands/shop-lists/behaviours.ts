/** These islands of the group share one file. */
export { mount as categoryCounts } from './category-counts'
export { mount as shopLayout } from './shop-layout'
export { mount as shopToggles } from './shop-toggles'
export { mount as showProducts } from './show-products'

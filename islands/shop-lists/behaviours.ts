export * as categoryCounts from './category-counts'
export * as shopLayout from './shop-layout'
export * as shopToggles from './shop-toggles'
export * as showProducts from './show-products'

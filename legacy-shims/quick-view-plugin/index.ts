export type { QuickViewSettings } from './settings'
export { listProducts, productId, readProduct, type TriggeredProduct, triggerOf } from './trigger'
export { type QuickViewVars, readVars } from './vars'

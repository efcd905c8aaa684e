export { registry } from './registry'
export { createHolding } from './runtime/holding'

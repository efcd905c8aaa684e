export { islands } from '../islands/page/at-load'
export { startHolding } from './runtime/holding'
export { start } from './runtime/start'

export { islands } from '../islands/page/at-load'
export { start } from './runtime/start'

export { islands, pageBehaviours } from '../islands/page/at-load'
export { start } from './runtime/start'

export { onJQuery } from './arrival'
export { getJQueryData, setJQueryData } from './data'
export {
  type JQueryHandler,
  onJQueryEvents,
  onJQueryTriggers,
  triggerJQuery,
  triggerWhenReady,
} from './events'
export { currentJQuery, elementOf } from './jquery'

export { onJQuery } from './arrival'

export {
  type JQueryHandler,
  onJQueryEvents,
  onJQueryTriggers,
  triggerJQuery,
  triggerWhenReady,
} from './events'
export { currentJQuery, elementOf, getJQueryData, setJQueryData } from './jquery'

export { onJQuery } from './arrival'
export { getJQueryData, setJQueryData } from './data'
export { type JQueryHandler, onJQueryEvents, onJQueryTriggers, triggerJQuery } from './events'
export { currentJQuery, elementOf } from './jquery'

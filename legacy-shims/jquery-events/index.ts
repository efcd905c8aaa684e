export { onJQuery } from './arrival'
export { setJQueryData } from './data'
export { type JQueryHandler, onJQueryEvents, triggerJQuery } from './events'
export { currentJQuery, elementOf } from './jquery'

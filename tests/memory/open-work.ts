import { watchObservers } from './open-observers'
import { watchTimers } from './open-timers'

const timers = watchTimers(window)
const observers = watchObservers(window)

/**
 * What the browser's own figures leave out: calls to come, what observers look at, global names. Watches from its import
 * on, which has to come first: libraries take the functions of the window along when they start.
 */
export const openWork = (): Record<string, number> => ({
  ...timers(),
  ...observers(),
  globals: Object.getOwnPropertyNames(window).length,
})

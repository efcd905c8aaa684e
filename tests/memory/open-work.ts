import { watchObservers } from './open-observers'
import { watchTimers } from './open-timers'

const timers = watchTimers(window)
const observers = watchObservers(window)

/**
 * Counts that the browser's own figures leave out: timers, observed elements, global names. It counts from its import
 * on, which has to come first, because libraries keep the window's functions when they start.
 */
export const openWork = (): Record<string, number> => ({
  ...timers(),
  ...observers(),
  globals: Object.getOwnPropertyNames(window).length,
})
